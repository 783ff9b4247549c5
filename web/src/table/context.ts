// What every part of the table needs: the session, and what things look like.

import { getContext, setContext } from "svelte";
import type { Catalogue } from "$wire";
import type { Faces } from "../draw";
import type { TableSession } from "./session.svelte";

export interface AtTable {
  readonly session: TableSession;
  readonly faces: Faces;
  readonly catalogue: Catalogue;
}

const KEY = Symbol("table");
export const atTable = (): AtTable => getContext<AtTable>(KEY);
export const setTable = (table: AtTable): AtTable => setContext(KEY, table);
