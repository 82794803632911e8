import type { Day } from '@daymark/domain/dates';
import type { Reading, Statement, Words } from '@daymark/domain/reading';
import { statementIds } from '@daymark/domain/statement-ids';
import { languageOf } from '@daymark/language/detect';
import { uncoveredIn } from './coverage.ts';
import { gather, type PlannedStatement } from './gather.ts';
import { unread } from './kinds.ts';
import { idsOf, linked, linksOf } from './links.ts';
import { type Made, maker } from './make.ts';
import { inOrder, isKept, place } from './place.ts';
import { quoteFinder } from './quote.ts';
import type { ModelLine } from './statement.ts';

/** The context of a brief, beside its words. */
export interface BriefToRead {
  /** The first name of whose plan it is. */
  writer?: string | undefined;
  /** The project's name. */
  name?: string | undefined;
  description: string;
  startDate: Day;
  dueDate: Day;
  today: Day;
  /** BCP 47. */
  locale: string;
}

/** The most statements in a Reading. */
const STATEMENTS_MAX = 2_000;
/** Shorter date words occur in many places. */
const DAY_WORDS_MIN = 3;
/** Longer ranges contain more than dates. */
const DAY_LENGTH_MAX = 40;
const DAY_DISTANCE_MAX = 100;

/**
 * A statement from the view of the person whose plan it is: the own name is nobody else, and when others are closed or away
 * is theirs, and no time off.
 */
function ofWriter(statement: PlannedStatement, writer: string | undefined): PlannedStatement {
  const { who, kind } = statement;
  if (who === null) return statement;
  if (who.trim().toLowerCase() === writer?.trim().toLowerCase()) return { ...statement, who: null };
  return kind === 'availability' ? { ...statement, kind: 'theirs' } : statement;
}

/** Inserts the ranges without a statement between the others, in the order of their words. */
function withUnread(
  brief: string,
  statements: readonly Made[],
): { all: (Made | Words)[]; uncovered: Words[] } {
  const find = quoteFinder(brief);
  const daysSaid = statements.flatMap(({ placed: { statement, words: own } }) =>
    statement.when.flatMap(({ words }): Words[] => {
      if (words.split(' ').length < DAY_WORDS_MIN || words.length > DAY_LENGTH_MAX) return [];
      const said = find(words);
      // A date far away belongs to different work.
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
 * Makes a Reading of what a model wrote about a brief, with checks that need no language: its quotes are in the brief,
 * its numbers are in its words, its days exist. A statement that fails a check becomes a question; no task is lost.
 * Also returns the ranges that no statement quotes, which are questions in the Reading.
 */
export function readingFromModel(
  { description: brief, writer, startDate, dueDate, today, locale }: BriefToRead,
  lines: readonly ModelLine[],
): { reading: Reading; uncovered: string[] } {
  const setting = { today, from: startDate, to: dueDate, locale, language: languageOf(brief, locale) };
  const own = gather(lines.slice(0, STATEMENTS_MAX)).map((one) => ofWriter(one, writer));
  const placed = place(brief, own);
  const made = inOrder(placed.filter(isKept)).map(maker(setting, brief));
  const links = linksOf(made);
  const { all, uncovered } = withUnread(brief, made);
  const kept = all.slice(0, STATEMENTS_MAX);
  const wordsOf = (one: Made | Words): Words => ('placed' in one ? one.placed.words : one);
  // A step that the model added is identified by its title, because it has no words.
  const ids = statementIds(
    kept.map((one) => {
      const words = wordsOf(one);
      return words.text === '' && 'placed' in one ? { text: one.placed.statement.title ?? '' } : words;
    }),
  );
  const idOf = idsOf(
    kept.flatMap((one) => ('placed' in one ? [one] : [])),
    kept.flatMap((one, at) => ('placed' in one ? [ids[at] ?? ''] : [])),
  );
  const finished = kept.map((one, at): Statement => {
    const id = ids[at] ?? '';
    const stated = { id, words: wordsOf(one), statedBy: 'model' as const };
    if (!('placed' in one)) return { ...stated, sure: false, ...unread() };
    return { ...stated, sure: one.sure, ...linked(one, links, idOf) };
  });
  return { reading: { statements: finished }, uncovered: uncovered.map(({ text }) => text) };
}
