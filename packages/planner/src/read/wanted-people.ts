import type { Clause } from './clause.ts';
import { SEEKING, SOMEONE } from './lexicon/deadlines.ts';
import type { Tagged } from './tag.ts';
import { textOf } from './titles.ts';

// "Someone to drive on Fridays": a person who is to be found, and no work of each Friday.

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
