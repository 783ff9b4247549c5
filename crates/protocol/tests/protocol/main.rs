//! The line protocol as a program sees it: lines in, lines out.

mod games;
mod garbage;
mod geometry;
mod moves;
mod palace;
mod scores;
mod talk;
mod whole;
mod wired;
