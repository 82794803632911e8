import type { Language } from '@daymark/language/token';
import type { Cues } from './cues/cue-words.ts';
import { cuesOf } from './cues/cues.ts';
import type { MailClause } from './mail-clause.ts';

/** Most words of a clause that are used. */
const CLAUSE_WORDS = 30;

const wordsOf = (said: string): string[] => said.match(/[\p{L}\p{N}']+/gu)?.slice(0, CLAUSE_WORDS) ?? [];

const shareOf = (share: number): string =>
  share === 0 ? '0' : share < 0.2 ? '1' : share < 0.4 ? '2' : share < 0.7 ? '3' : '4';

const sizeOf = (words: number): string =>
  words <= 2 ? '2' : words <= 4 ? '4' : words <= 7 ? '7' : words <= 12 ? '12' : '13';

const CUES: readonly (keyof Cues)[] = [
  ...(['polite', 'asked', 'dropped', 'changed', 'contrast', 'kept', 'added', 'moved', 'vague'] as const),
  ...(['whole', 'others', 'pointing'] as const),
];

/** What can tell whether a clause of a mail asks for something, and what: its words, its cues and its neighbours. */
export function askFeatures(clauses: readonly MailClause[], at: number, language: Language): string[] {
  const clause = clauses[at];
  if (!clause) return [];
  const { statement, said, about, day, ruled, asks } = clause;
  const cues = cuesOf(language);
  const names = wordsOf(said);
  const [n0 = '-', n1 = '-', n2 = '-'] = names;
  const share = shareOf(about.share);
  const asked = asks ? 'asked' : 'told';
  const features = new Set([
    'bias',
    `ruled=${ruled}`,
    `ruled,share=${ruled} ${share}`,
    `share=${share}`,
    `kind=${statement.kind}`,
    `kind,ruled=${statement.kind} ${ruled}`,
    `asked,share=${asked} ${share}`,
    `asked,kind=${asked} ${statement.kind}`,
    `f0=${n0}`,
    `f01=${n0} ${n1}`,
    `f012=${n0} ${n1} ${n2}`,
    `l=${names.at(-1) ?? '-'}`,
    `size=${sizeOf(names.length)}`,
    `size,ruled=${sizeOf(names.length)} ${ruled}`,
    `day=${day !== null} ${asked}`,
    `before=${clauses[at - 1]?.ruled ?? '-'}`,
    `after=${clauses[at + 1]?.ruled ?? '-'}`,
    `before,ruled=${clauses[at - 1]?.ruled ?? '-'} ${ruled}`,
    `stems=${Math.min(clause.stems, 4)}`,
    ...(clause.isPointing ? ['pointing'] : []),
    ...(clause.isItem ? ['item', `item,kind=${statement.kind}`] : []),
    ...(said.endsWith('?') ? ['question', `question ${asked}`] : []),
    ...(/\d/.test(said) ? ['digits', `digits ${share}`] : []),
    ...(at === 0 ? ['first'] : []),
    ...(at === clauses.length - 1 ? ['last'] : []),
  ]);
  for (const name of CUES)
    if (cues[name].test(said)) features.add(`cue=${name}`).add(`cue,share=${name} ${share}`);
  for (const [place, name] of names.entries()) {
    features.add(`w=${name}`);
    if (place > 0) features.add(`b=${names[place - 1]} ${name}`);
    if (name.length > 5) features.add(`p=${name.slice(0, 5).toWellFormed()}`);
  }
  return [...features];
}
