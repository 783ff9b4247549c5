//! The server as people and programs meet it.

mod after;
mod common;
mod doors;
mod guard;
mod page;
mod people;
mod tables;
