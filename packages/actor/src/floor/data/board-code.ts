// Codes of boards that only change how text looks.

export const BOARD_CODE =
  /\[\/?(?:b|i|u|s|color|size|quote|spoiler|center)(?:=[^\]\n]{0,30})?\]/giu;

/** Leaning text: an act, as boards write it. */
export const BOARD_ACT = /\[i\]([^[\]\n]{1,200})\[\/i\]/giu;
