import type { Language } from '@daymark/language/token';
import { phrases, words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';

/** Phrases that say where work stands in a row, by the one word that means the same. */
const PHRASES: Partial<Record<Language, Record<string, string>>> = {
  en: {
    first: 'first of all | first off | to begin with | to start with | as a first step | as the first step',
    next: 'next up | as a next step | as the next step',
    finally: `
      at the end | at the very end | right at the end | in the end | last of all | last but not least | as a last step |
      as the last step | as a final step | as the final step
    `,
  },
  de: {
    zuerst: 'als erstes | als allererstes | zu allererst | als erster schritt | im ersten schritt',
    dann: 'als nächstes | als nächster schritt | im nächsten schritt',
    zuletzt: `
      am ende | ganz am ende | am schluss | ganz am schluss | zum schluss | ganz zum schluss | als letztes |
      als allerletztes | zu guter letzt | als letzter schritt | im letzten schritt | zum abschluss
    `,
  },
};
const WORD_OF = new Map(
  Object.entries(PHRASES).map(([language, byWord]) => [
    language,
    new Map(Object.entries(byWord).flatMap(([word, all]) => phrases(all).map((phrase) => [phrase, word]))),
  ]),
);
const LONGEST = 4;

/** "At the end of the garden", "am Ende der Woche": a place or a time. */
const GENITIVE = words('of des der vom von');

/** Such a phrase opens or ends a clause: beside it stands a mark, a conjunction, or nothing. */
const OPENS = /(?:^|[.,;:!?\n–—(-]|(?<!\p{L})(?:and|then|but|und|dann|aber))\s*$/iu;
const ENDS = /^\s*(?:$|[.,;:!?)\n–—])/u;
const REACH = 8;

/** The last of all the work that is told. */
export const LAST_WORDS = words('lastly finally zuletzt schließlich');

/** Makes one piece of each phrase that orders work, with the text of the plain word: "at the end" is "finally". */
export function withSequenceWords(brief: string, language: Language, pieces: readonly Piece[]): Piece[] {
  const wordOf = WORD_OF.get(language);
  if (!wordOf) return [...pieces];
  const phraseAt = (at: number): { word: string; size: number } | undefined => {
    for (let size = Math.min(LONGEST, pieces.length - at); size > 1; size--) {
      const run = pieces.slice(at, at + size);
      const word = run.every(({ token }) => !token) && wordOf.get(run.map(({ text }) => text).join(' '));
      if (!word || GENITIVE.has(pieces[at + size]?.text ?? '')) continue;
      const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
      const stands =
        OPENS.test(brief.slice(Math.max(0, start - REACH), start)) ||
        ENDS.test(brief.slice(end, end + REACH));
      if (stands) return { word, size };
    }
    return undefined;
  };
  const merged: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (!piece) break;
    const found = piece.token ? undefined : phraseAt(at);
    if (!found) merged.push(piece);
    else {
      const last = pieces[at + found.size - 1] ?? piece;
      merged.push({ ...piece, end: last.end, text: found.word });
      at += found.size - 1;
    }
  }
  return merged;
}
