import { DE } from '../lexicon/de.ts';
import { EN } from '../lexicon/en.ts';
import { ES } from '../lexicon/es.ts';
import { FR } from '../lexicon/fr.ts';
import { type Entries, entriesOf, type Lexicon, type Role } from '../lexicon/lexicon.ts';
import type { LineWords } from './line-words.ts';
import { LINE_DE } from './words-de.ts';
import { LINE_EN } from './words-en.ts';
import { LINE_ES } from './words-es.ts';
import { LINE_FR } from './words-fr.ts';

export const LINE_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type LineLanguage = (typeof LINE_LANGUAGES)[number];

/** The roles that a line has from the lexicon of its language. */
const SHARED = [
  'number',
  'ordinal',
  'suffix',
  'one',
  'of',
  'article',
  'half',
  'andHalf',
  'month',
  'weekday',
  'weekdays',
  'unit',
  'every',
  'other',
  'times',
  'timesWord',
  'adverb',
  'edge',
  'ahead',
  'dayEnd',
  'endOf',
  'weekend',
  'feast',
  'clock',
  'at',
  'noon',
  'numbered',
  'to',
  'and',
  'or',
  'between',
] as const satisfies readonly Role[];

const WORDS: Readonly<Record<LineLanguage, { base: Lexicon; line: LineWords }>> = {
  en: { base: EN, line: LINE_EN },
  de: { base: DE, line: LINE_DE },
  fr: { base: FR, line: LINE_FR },
  es: { base: ES, line: LINE_ES },
};

type Words = NonNullable<Lexicon[Role]>;

/** The words of both. Lists in the order of their numbers go on with numbers that are written. */
function joined(one: Words | undefined, more: Words | undefined): Words | undefined {
  if (one === undefined || more === undefined) return one ?? more;
  if (typeof one === 'string' && typeof more === 'string')
    return more.includes('=') ? `${one}, ${more}` : `${one}|${more}`;
  if (typeof one === 'string' || typeof more === 'string') return more;
  const values = Object.keys({ ...one, ...more });
  return Object.fromEntries(
    values.map((value) => [value, [one[value], more[value]].filter(Boolean).join('|')]),
  );
}

function made(language: LineLanguage): Entries {
  const { base, line } = WORDS[language];
  const { without = [], vague = '', ...more } = line;
  const shared = SHARED.filter((role) => !without.includes(role));
  const roles = [...new Set<Role>([...shared, ...(Object.keys(more) as Role[])])];
  const words = roles.flatMap((role) => {
    const all = joined(shared.some((one) => one === role) ? base[role] : undefined, more[role]);
    return all ? [[role, all]] : [];
  });
  const entries = new Map(entriesOf({ nounsBy: base.nounsBy, ...Object.fromEntries(words) }));
  for (const key of vague.split('|')) entries.delete(key);
  return entries;
}

const known = new Map<LineLanguage, Entries>();

/** The words of a line in a language. Built at the first use and then reused. */
export function lineEntriesIn(language: LineLanguage): Entries {
  const entries = known.get(language) ?? made(language);
  known.set(language, entries);
  return entries;
}
