import type { Day } from '@daymark/domain/dates';
import type { Reading, Statement, Words } from '@daymark/domain/reading';
import { statementIds } from '@daymark/domain/statement-ids';
import { languageOf } from '@daymark/language/detect';
import { withSuggestions } from '../library/suggest.ts';
import { uncoveredIn } from './coverage.ts';
import { nearTheirDates } from './cycles.ts';
import { unread } from './kinds.ts';
import { linked, linksOf } from './links.ts';
import { type Made, maker } from './make.ts';
import { inOrder, isKept, place } from './place.ts';
import { quoteFinder } from './quote.ts';
import { endBeforeEvents } from './ready.ts';
import type { ModelStatement } from './statement.ts';

/** What a brief is read by, beside its words. */
export interface BriefToRead {
  /** What the project is called. */
  name?: string | undefined;
  description: string;
  startDate: Day;
  dueDate: Day;
  today: Day;
  /** BCP 47. */
  locale: string;
}

/** As many as a Reading may have. */
const STATEMENTS_MAX = 2_000;
/** Shorter words of a day stand in many places. */
const DAY_WORDS_MIN = 3;
/** Longer ones say more than days. */
const DAY_LENGTH_MAX = 40;
const DAY_DISTANCE_MAX = 100;

/** Puts what nothing was said of between the others, in the order of their words. */
function withUnread(
  brief: string,
  statements: readonly Made[],
): { all: (Made | Words)[]; uncovered: Words[] } {
  const find = quoteFinder(brief);
  const daysSaid = statements.flatMap(({ placed: { statement, words: own } }) =>
    statement.when.flatMap(({ words }): Words[] => {
      if (words.split(' ').length < DAY_WORDS_MIN || words.length > DAY_LENGTH_MAX) return [];
      const said = find(words);
      // What stands elsewhere is of other work.
      return said && own.text !== '' && Math.abs(said.start - own.end) <= DAY_DISTANCE_MAX ? [said] : [];
    }),
  );
  const uncovered = uncoveredIn(brief, [...statements.map(({ placed }) => placed.words), ...daysSaid]);
  const all: (Made | Words)[] = [];
  const left = [...uncovered];
  for (const one of statements) {
    const { text, start } = one.placed.words;
    while (text !== '' && left[0] && left[0].start < start) all.push(...left.splice(0, 1));
    all.push(one);
  }
  return { all: [...all, ...left], uncovered };
}

/**
 * A Reading from what a model wrote about a brief, checked without language: whose quote stands in the brief, whose
 * numbers stand in its words, whose days there are. What fails a check is asked; no task is lost. Also the stretches
 * that no statement quotes: in the Reading they are questions.
 */
export function readingFromModel(
  { name = '', description: brief, startDate, dueDate, today, locale }: BriefToRead,
  statements: readonly ModelStatement[],
): { reading: Reading; uncovered: string[] } {
  const setting = { today, from: startDate, to: dueDate, locale, language: languageOf(brief) };
  const placed = place(brief, statements.slice(0, STATEMENTS_MAX));
  const make = maker(setting, brief, placed);
  const made = inOrder(placed.filter(isKept)).map(make);
  const links = linksOf(made);
  endBeforeEvents(made, links);
  nearTheirDates(made, links, { from: startDate, to: dueDate });
  const { all, uncovered } = withUnread(brief, made);
  const kept = all.slice(0, STATEMENTS_MAX);
  const wordsOf = (one: Made | Words): Words => ('placed' in one ? one.placed.words : one);
  // A step of the model's own is named by its title: it has no words.
  const ids = statementIds(
    kept.map((one) => {
      const words = wordsOf(one);
      return words.text === '' && 'placed' in one ? { text: one.placed.statement.title ?? '' } : words;
    }),
  );
  const idOfNumber = new Map(
    kept.flatMap((one, at) => ('placed' in one ? [[one.placed.n, ids[at] ?? ''] as const] : [])),
  );
  const idOf = (n: number) => idOfNumber.get(n);
  const finished = kept.map((one, at): Statement => {
    const id = ids[at] ?? '';
    const stated = { id, words: wordsOf(one), statedBy: 'model' as const };
    if (!('placed' in one)) return { ...stated, sure: false, ...unread() };
    return { ...stated, sure: one.sure, ...linked(one, links.get(one.placed.n) ?? [], idOf) };
  });
  const reading = withSuggestions({ statements: finished }, { name, description: brief });
  return { reading, uncovered: uncovered.map(({ text }) => text) };
}
