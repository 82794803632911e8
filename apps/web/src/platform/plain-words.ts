const MARKS = /\p{M}/gu;
const APOSTROPHES = /[’‘ʼ´`]/g;

/** As it is searched: in lower case, without accents, with one kind of apostrophe. "l'ete" finds "L’été". */
export const plainWords = (text: string): string =>
  text.normalize('NFD').replaceAll(MARKS, '').replaceAll(APOSTROPHES, "'").toLowerCase();
