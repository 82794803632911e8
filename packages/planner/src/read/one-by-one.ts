import { DIVISIBLE } from './lexicon/roles.ts';

const ENDINGS = ['', 's', 'es', 'n', 'en', 'e', 'er'];
/** Things that are made one by one: "concepts", "Experteninterviews". */
export const isOneByOne = (word: string): boolean =>
  ENDINGS.some((ending) => word.endsWith(ending) && isPart(word.slice(0, word.length - ending.length)));
/** "Experteninterview" is an interview. */
const isPart = (stem: string): boolean =>
  DIVISIBLE.has(stem) ||
  [...DIVISIBLE].some(
    (one) => one.length >= COMPOUND_LEAST && stem.length > one.length && stem.endsWith(one),
  );
/** Shorter words end others by chance. */
const COMPOUND_LEAST = 6;
