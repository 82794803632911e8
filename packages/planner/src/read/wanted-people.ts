import type { Clause } from './clause.ts';
import { SEEKING, SOMEONE } from './lexicon/deadlines.ts';
import { isPronoun } from './people.ts';
import { has } from './sense.ts';
import type { Tagged } from './tag.ts';
import { textOf } from './titles.ts';
import { baseOf } from './verbs.ts';
import { orderTitle } from './work-phrase.ts';

// "Someone to drive on Fridays": a person who is to be found, and no work of each Friday. "He wants the trench dug": what somebody wants
// to be done.

const FOR = new Set(['to', 'for', 'für', 'zum', 'pour', 'para']);
const FINDING: Partial<Record<Tagged['language'], (who: string) => string>> = {
  en: (who) => `Find ${who}`,
  de: (who) => `${who.replace(/^jemanden?/iu, 'Jemanden')} finden`,
  fr: (who) => `Trouver ${who}`,
  es: (who) => `Encontrar a ${who}`,
};

/** The title of finding somebody, or '' if the clause asks for nobody. */
export function findingTitle({ pieces }: Pick<Clause, 'pieces'>, tagged: Tagged): string {
  const at = pieces.findIndex(({ text, token }) => !token && SOMEONE.has(text));
  const isAsked = at >= 0 && pieces.slice(0, at).every(({ text, token }) => !token && SEEKING.has(text));
  const next = pieces[at + 1];
  if (!isAsked || !next || next.token || !FOR.has(next.text)) return '';
  const who = textOf(tagged.brief, pieces.slice(at));
  return FINDING[tagged.language]?.(who.charAt(0).toLowerCase() + who.slice(1)) ?? '';
}

const WANTING = new Set(['wants', 'want', 'needs', 'need', 'would']);
const SUBJECT_PIECES = 4;

/** The work that somebody wants to be done before: "Dig the trench" of "he wants the trench dug for him first"; or ''. */
export function wantedTitle({ pieces, shape }: Clause, tagged: Tagged): string {
  const { lexicon, language } = tagged;
  const at = pieces.findIndex(({ text, token }) => !token && WANTING.has(text));
  if (language !== 'en' || shape === 'verb' || at < 1 || at > SUBJECT_PIECES) return '';
  const isOther = pieces.slice(0, at).some(({ text }) => isPronoun(text) || lexicon.others.has(text));
  const done = pieces.findIndex(
    ({ text, token }, place) => place > at + 1 && !token && baseOf(text, 'ed', lexicon) !== null,
  );
  const object = pieces.slice(at + 1, done);
  const isThing =
    THINGS.has(object[0]?.text ?? '') && object.every(({ token, text }) => !token && text !== 'to');
  if (!isOther || done < 0 || !isThing || has(pieces, lexicon.negations)) return '';
  return orderTitle([baseOf(pieces[done]?.text ?? '', 'ed', lexicon) ?? ''], object, tagged);
}
const THINGS = new Set(['the', 'his', 'her', 'their', 'all', 'both', 'a', 'an', 'every', 'everything']);
