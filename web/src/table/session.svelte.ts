// A table as a page has it: what was last heard of it, and what the one before the page is about to do.

import type { Choice, Command, NewsItem, Question, Refusal, Scoring, SeatView, SeenTable, Thing, ToClient } from "$wire";
import { moves, settings } from "../lib/settings.svelte";
import { keyOf, narrow } from "../lib/thing";
import { confirms, leadsTo, preselected, quietGroups } from "./choosing";
import { type Connection, type Hint, NotDone, type Transport } from "./transport";

type Update = ToClient & { type: "table" };

/** What was refused, or cannot be done, and where to draw that. */
export interface WhyNot {
  thing?: Thing;
  say: string;
  refusal?: Refusal;
}

/** What others do is shown step by step, but never longer than this behind. */
const BEHIND = 1_200;
const STEP = 400;

export class TableSession {
  table = $state.raw<SeenTable>();
  view = $state.raw<SeatView>();
  question = $state.raw<Question>();
  /** Everything that has happened, in order. */
  log = $state.raw<NewsItem[]>([]);
  /** What the last message told. */
  fresh = $state.raw<NewsItem[]>([]);
  connection = $state<Connection>("connecting");
  /** When the time of whoever is asked is up, by this device's clock. */
  ends = $state<number>();
  undoFloor = $state<number>();
  /** What is touched, in order. */
  touched = $state.raw<Thing[]>([]);
  /** So many of them went without saying. */
  given = $state(0);
  /** A move that waits for a last word, because it cannot be taken back. */
  pending = $state.raw<Choice>();
  whyNot = $state.raw<WhyNot>();
  hinted = $state.raw<Hint>();
  /** Something is on its way to the table. */
  busy = $state(false);
  /** A scoring that has just been held and has not been looked at. */
  scoring = $state.raw<{ scoring: Scoring; at: NewsItem }>();

  /** The group of choices that was picked by its button: only these are looked at then. */
  group = $state<number>();

  #pool = $derived(this.question?.choices.filter((choice) => this.group === undefined || choice.group === this.group) ?? []);
  /** What can be touched now. */
  narrowed = $derived(narrow(this.#pool, this.touched));
  /** Groups that live on the own board: rings all over it would drown everything else, so they wait behind a button. */
  quiet = $derived(quietGroups(this.question, this.view));
  next = $derived(this.busy ? [] : this.narrowed.next.filter((thing) => !this.#isQuiet(thing)));
  ringed = $derived(new Set(this.next.map(keyOf)));
  /** What can be touched though nothing says so: the first touch of anything begins anew. */
  #touchable = $derived(new Set(this.busy ? [] : [...this.narrowed.next, ...narrow(this.question?.choices ?? [], []).next].map(keyOf)));
  chosen = $derived(new Set(this.touched.map(keyOf)));
  /** The choices that are left. */
  left = $derived(this.narrowed.left.flatMap((at) => this.#pool[at] ?? []));
  /** The choice that could be made with no further touch. */
  done = $derived(this.narrowed.done === null ? undefined : this.#pool[this.narrowed.done]);
  /** The seat that this page plays for now, or looks from. */
  seat = $derived(this.view?.seat ?? this.table?.own[0] ?? null);
  mine = $derived(this.question !== undefined);
  /** Asked before it is one's turn: the answer waits for its time. */
  ahead = $derived(this.question !== undefined && this.view !== undefined && this.question.ply > this.view.ply);

  /** How long the log of the table was when what is shown was told. */
  #seen = 0;
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #whyAsked = 0;
  /** Moves that are on their way: one that is made by itself may follow another. */
  #flying = 0;

  constructor(
    readonly transport: Transport,
    readonly isHere: boolean,
  ) {
    transport.listen({ update: (message) => this.#heard(message), connection: (state) => (this.connection = state) });
  }

  get id(): string {
    return this.transport.id;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.transport.close();
  }

  /* ---------- hearing ---------- */

  #heard(message: Update): void {
    this.#queue.push(message);
    if (!moves() || document.hidden || !this.view) return this.#showAll();
    if (this.#queue.length === 1 && !this.#timer) this.#showNext();
  }

  #showAll(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const message of this.#queue.splice(0)) this.#show(message);
  }

  #showNext(): void {
    this.#timer = undefined;
    const message = this.#queue.shift();
    if (!message) return;
    this.#show(message);
    const others = message.news?.items.some((item) => item.moved?.length);
    const wait = others ? Math.min(STEP, BEHIND / Math.max(1, this.#queue.length)) : 0;
    this.#timer = setTimeout(() => this.#showNext(), wait);
  }

  #show(message: Update): void {
    this.#seen = message.lines;
    if (message.table) this.table = message.table;
    this.ends = message.ends === undefined ? undefined : Date.now() + message.ends - message.now;
    this.undoFloor = message.undo_floor;
    const [before, news] = [this.log.length, message.news];
    if (news) {
      this.log = news.since === 0 ? news.items : [...this.log.filter((item) => item.ply <= news.since), ...news.items];
      this.fresh = before ? news.items : [];
    } else if (message.view) {
      const ply = message.view.ply;
      this.log = this.log.filter((item) => item.ply <= ply);
      this.fresh = [];
    }
    // Several people on one device: what one was told in private is not for the next one to read.
    if ((this.table?.own.length ?? 0) > 1 && message.view && this.view && message.view.seat !== this.view.seat && news?.since !== 0) {
      this.log = [];
      this.transport.refresh();
    }
    const [held] = this.fresh.filter((item) => item.scoring);
    if (held?.scoring) this.scoring = { scoring: held.scoring, at: held };
    const same = message.question?.ply === this.question?.ply && message.view?.ply === this.view?.ply;
    if (message.view) this.view = message.view;
    this.question = message.question;
    // What is half chosen stays so when something else is told: somebody spoke, a clock went on.
    if (!same || !message.question) this.forget();
    if (!same) this.#passes();
  }

  /**
   * Where nothing but passing is possible, it is passed: for who plays alone, and for who wants it so. Among people the moment it
   * takes would tell what somebody cannot do, so they choose it themselves.
   */
  #passes(): void {
    const [only, ...others] = this.question?.choices ?? [];
    const alone = (this.table?.chairs.filter((chair) => chair.kind === "person").length ?? 0) <= 1;
    if (only && !others.length && only.verb === "pass" && (alone || settings.autopass)) void this.play(only.move);
  }

  /* ---------- choosing ---------- */

  /** Back to where nothing is touched; what goes without saying is touched already. */
  forget(): void {
    this.pending = undefined;
    this.whyNot = undefined;
    this.hinted = undefined;
    this.group = undefined;
    this.touched = preselected(this.question, this.view);
    this.given = this.touched.length;
  }

  #isQuiet(thing: Thing): boolean {
    if (this.group !== undefined || this.touched.length || this.quiet.size === 0) return false;
    return leadsTo(thing, this.left).every((choice) => this.quiet.has(choice.group));
  }

  /** Only the choices of this group, or all again. */
  pick(group: number | undefined): void {
    this.forget();
    this.group = group;
  }

  /** Somebody touches a thing: on the table, in the hand, or a button. */
  touch(thing: Thing): void {
    if (!this.question || this.busy) return;
    const key = keyOf(thing);
    this.pending = undefined;
    this.whyNot = undefined;
    if (this.narrowed.next.some((next) => keyOf(next) === key)) this.touched = [...this.touched, thing];
    else if (this.chosen.has(key)) {
      this.touched = this.touched.filter((one) => keyOf(one) !== key);
      return;
    } else if (this.#touchable.has(key)) {
      this.group = undefined;
      this.touched = [thing];
    } else return void this.askWhy(thing);
    // Nothing more can be said: that is the move.
    if (this.done && this.narrowed.next.length === 0) this.make(this.done);
  }

  /** Makes a choice, or asks once more where it cannot be taken back. */
  make(choice: Choice, sure = false): void {
    this.whyNot = undefined;
    if (!sure && confirms(choice, settings.confirm, this.ahead)) {
      this.pending = choice;
      return;
    }
    void this.play(choice.move);
  }

  /** Makes a move by its text: of a choice, or composed by hand. */
  async play(move: string): Promise<void> {
    const asked = this.question;
    if (!asked) return;
    this.busy = ++this.#flying > 0;
    this.whyNot = undefined;
    try {
      await this.transport.obeyed({ do: "move", ply: asked.ply, seen: this.#seen, move });
      // What came of it was told before; whatever waits to be shown until then is over.
      this.#showAll();
      // Nobody answers it twice; what is asked since is another question, even if it is one of the same ply.
      if (this.question === asked) this.question = undefined;
      this.forget();
    } catch (why) {
      // It may have been answered too late: what is asked now is not to wait.
      this.#showAll();
      this.forget();
      this.#refused(why);
    } finally {
      this.busy = --this.#flying > 0;
    }
  }

  /** Why a thing cannot be touched now. */
  async askWhy(thing: Thing): Promise<void> {
    const asked = ++this.#whyAsked;
    const refusal = await this.transport.why({ thing, touched: this.touched }).catch(() => undefined);
    if (asked !== this.#whyAsked) return;
    this.hinted = undefined;
    this.whyNot = refusal ? { thing, say: refusal.say, refusal } : undefined;
  }

  async askHint(): Promise<void> {
    this.whyNot = undefined;
    this.hinted = await this.transport.hint().catch(() => undefined);
  }

  /** Says something else to the table. What is refused is shown, and the answer is none. */
  async obey(command: Command): Promise<string | undefined> {
    try {
      return await this.transport.obeyed(command);
    } catch (why) {
      this.#refused(why);
      return undefined;
    }
  }

  #refused(why: unknown): void {
    // The table has moved on; what it asks now is on its way, or there already.
    if (why instanceof NotDone && (why.code === "stale" || why.code === "not_asked")) return;
    if (why instanceof NotDone) this.whyNot = { say: why.refusal?.say ?? why.message, refusal: why.refusal };
    else if (why instanceof Error) this.whyNot = { say: why.message };
  }
}
