import { readdirSync, readFileSync } from 'node:fs';
import type { Day, Weekday } from '@daymark/domain/dates';
import { addDays, weekdayOf } from '@daymark/domain/dates';
import { type AvailabilityFields, UNSAID } from '@daymark/domain/reading';
import type { Language, Token } from '@daymark/language/token';
import { tokensIn } from '@daymark/language/tokens';
import { isTimely, ROLES, type Role, roleFeatures } from '../src/read/learned/role-features.ts';
import type { Piece } from '../src/read/piece.ts';
import { type Tagged, tag } from '../src/read/tag.ts';
import type { Example } from './logistic-regression.ts';

const FOLDER = new URL('./availability/', import.meta.url);
/** Between these days lie the projects of the briefs. */
export const SPAN = { today: '2026-11-23', from: '2026-11-23', to: '2027-02-26' };

/** What a clause says of when there is time. */
export interface Said extends Omit<AvailabilityFields, 'kind'> {
  /** The clause, letter by letter. */
  words: string;
}

/** A brief, and what is to be understood of when there is time; `sure` where nobody would ask back. */
export interface TimelyBrief {
  lang: Language;
  name: string;
  say: string;
  want: Said[];
  sure: boolean;
}

/** What is never trained on. */
export const HELD = 'test';

/** Briefs of one author. The files leave out what is not said. */
export function timelyBriefs(author: string): TimelyBrief[] {
  const briefs: TimelyBrief[] = JSON.parse(readFileSync(new URL(`${author}.json`, FOLDER), 'utf8'));
  return briefs.map((brief) => ({
    ...brief,
    want: brief.want.map((said) => ({ ...UNSAID.availability, ...said })),
  }));
}

export const timelyAuthors = (): string[] =>
  readdirSync(FOLDER)
    .map((file) => file.replace('.json', ''))
    .toSorted();

const isWithin = (few: readonly Weekday[], many: readonly Weekday[]): boolean =>
  few.length > 0 && few.every((day) => many.includes(day));

const RULES: Readonly<Record<'only' | 'also' | 'never', Role>> = { only: 'only', also: 'also', never: 'off' };

function roleOfWeekdays(weekdays: readonly Weekday[], said: readonly Said[]): Role {
  const found = said.find((one) => isWithin(weekdays, one.weekdays));
  if (!found) return 'none';
  if (found.rule) return RULES[found.rule];
  return found.minutes === null ? 'none' : 'where';
}

/** Which days a stretch with its small word means. */
const meant = (token: Token): { first: Day; last: Day } | null => {
  if (token.type !== 'day' && token.type !== 'range') return null;
  const [first, last] = token.type === 'day' ? [token.day, token.day] : [token.from, token.to];
  if (token.cue === 'before') return { first: addDays(first, -1), last: addDays(first, -1) };
  return token.cue === 'after' ? { first: addDays(last, 1), last: addDays(last, 1) } : { first, last };
};

function roleOfDays(token: Token, said: readonly Said[]): Role {
  const days = meant(token);
  if (!days) return 'none';
  const { first, last } = days;
  for (const { off, from, until, rule, weekdays } of said) {
    if (off.some((one) => one.from <= first && one.to >= last)) return 'off';
    if (off.some((one) => one.from <= SPAN.from && one.to === addDays(first, -1))) return 'start';
    if (rule === 'also' && from !== null && from <= first && until !== null && until >= last) return 'also';
    if (from === first || until === last || from === addDays(last, 1) || until === addDays(first, -1))
      return 'frame';
    if (rule && weekdays.length === 1 && first === last && weekdays[0] === weekdayOf(first))
      return RULES[rule];
  }
  return 'none';
}

const minutesOf = (token: Token): number | null => {
  if (token.type === 'count') return token.count * 60;
  if (token.type === 'time' && token.until !== null) {
    const at = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
    return at(token.until) - at(token.time);
  }
  return 'max' in token && token.unit === 'minutes' ? token.max : null;
};

function roleOf(token: Token, said: readonly Said[]): Role {
  if (token.type === 'weekdays') return roleOfWeekdays(token.weekdays, said);
  if (token.type === 'day' || token.type === 'range') return roleOfDays(token, said);
  const minutes = minutesOf(token);
  return minutes !== null && said.some((one) => one.minutes === minutes) ? 'limit' : 'none';
}

/** The pieces of the clauses of a brief that say when there is time; the whole brief where none does. */
function stretchesIn(brief: TimelyBrief, tagged: Tagged): { pieces: Piece[]; said: Said[] }[] {
  if (brief.want.length === 0) return [{ pieces: tagged.pieces, said: [] }];
  return [...new Set(brief.want.map(({ words }) => words))].map((words) => {
    const start = brief.say.indexOf(words);
    return {
      pieces: tagged.pieces.filter((piece) => piece.start >= start && piece.end <= start + words.length),
      said: brief.want.filter((one) => one.words === words),
    };
  });
}

const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

const taggedOf = ({ say, lang }: TimelyBrief): Tagged =>
  tag(say, lang, tokensIn(say, { ...SPAN, locale: localeOf(lang), language: lang }));

/** The closed things of a brief with their roles. What should be asked back is not learned from. */
export function roleExamples(brief: TimelyBrief): Example[] {
  if (!brief.sure) return [];
  const tagged = taggedOf(brief);
  return stretchesIn(brief, tagged).flatMap(({ pieces, said }) =>
    pieces.flatMap(({ token }, at): Example[] =>
      isTimely(token)
        ? [{ features: roleFeatures(tagged, pieces, at), answer: ROLES.indexOf(roleOf(token, said)) }]
        : [],
    ),
  );
}
