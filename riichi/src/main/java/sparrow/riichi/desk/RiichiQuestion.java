package sparrow.riichi.desk;

import sparrow.desk.Question;

/// A question about a Riichi hand that makes sense: what a win is worth, or what a hand needs.
sealed interface RiichiQuestion extends Question permits WinQuestion, HandQuestion {}
