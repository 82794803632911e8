import { createHash } from 'node:crypto';
import {
  Reading as ReadingShape,
  SaidFields as SaidShape,
  STATEMENTS_MAX_COUNT,
  Statement as StatementShape,
} from '@daymark/contract/readings';
import type { Reading, Statement, StatementFields } from '@daymark/domain/reading';
import type { KeptReading } from '../db/kept-reading.ts';
import type { Engine, ReadRequest } from './engine.ts';

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** Names the words of a project: a Reading and a correction of it are of these. */
export const madeFromOf = ({ name, description }: { name: string; description: string }): string =>
  hashOf([name, description]);

/** Names what a Reading is made from beside its words. */
export const frameOf = (
  request: Pick<ReadRequest, 'startDate' | 'dueDate' | 'locale' | 'milestones'>,
): string =>
  hashOf([
    request.startDate,
    request.dueDate,
    request.locale,
    request.milestones.map(({ name, dueDate }) => [name, dueDate]),
  ]);

/**
 * Whether a Reading is that of this brief by this engine. What costs nothing is read again when the dates change that it
 * counts from; a language model is asked once for the same words.
 */
export const isReadingOf = (
  kept: KeptReading,
  request: Pick<ReadRequest, 'name' | 'description' | 'startDate' | 'dueDate' | 'locale' | 'milestones'>,
  { plannerName, isMetered }: Engine,
): boolean =>
  kept.madeFrom === madeFromOf(request) &&
  kept.engine === plannerName &&
  (isMetered || kept.frame === frameOf(request));

const A_DAY = /"\d{4}-\d{2}-\d{2}"|UNTIL=/;

/** Whether a statement gives any day: its words alone, which may name one, do not count. */
const isDated = ({ words: _, ...said }: Statement): boolean => A_DAY.test(JSON.stringify(said));

/**
 * The dates of a project that a Reading was counted from, where the project has others by now. A language model is not
 * asked again for that alone; the person may have it asked.
 */
export function datesReadFor(
  { reading, readFor }: KeptReading,
  { startDate, dueDate }: Pick<ReadRequest, 'startDate' | 'dueDate'>,
): { readFor?: NonNullable<KeptReading['readFor']> } {
  if (!readFor || !reading.statements.some(isDated)) return {};
  return readFor.startDate === startDate && readFor.dueDate === dueDate ? {} : { readFor };
}

/** A statement that is none says no more than its words, and is asked about. */
const asUnsure = ({ id, words, statedBy }: Statement): Statement => ({
  id,
  words,
  statedBy,
  sure: false,
  kind: 'unsure',
  kinds: ['task', 'note'],
  question: null,
});

const TITLE_MAX_LENGTH = 200;
const NAME_MAX_LENGTH = 120;
const cut = (text: string, most: number): string => text.slice(0, most).toWellFormed().trim();

/** Titles and names as long as they may be. */
function withShortNames<F extends StatementFields>(statement: F): F {
  const named = { ...statement };
  if ('title' in named) named.title = cut(named.title, TITLE_MAX_LENGTH);
  if ('who' in named && named.who !== null) named.who = cut(named.who, NAME_MAX_LENGTH) || null;
  return named;
}

/** So many characters may all alternatives of a Reading have: with them it still fits into one request. */
const ALTERNATIVES_MAX_LENGTH = 300_000;

/** What lines might say besides, as far as there is room for it. */
function withAlternativesInRoom(statements: readonly Statement[]): Statement[] {
  let room = ALTERNATIVES_MAX_LENGTH;
  return statements.map(({ alternatives, ...statement }) => {
    const kept = alternatives?.flatMap((fields) => SaidShape.safeParse(withShortNames(fields)).data ?? []);
    if (!kept) return statement;
    room -= JSON.stringify(kept).length;
    return room < 0 ? statement : { ...statement, alternatives: kept };
  });
}

/**
 * A Reading within the bounds that the contract gives it, whoever made it: what is beyond them is asked about, and no
 * words are lost.
 */
export function withinBounds({ statements, ...beside }: Reading, description: string): Reading {
  const fitting = withAlternativesInRoom(statements.slice(0, STATEMENTS_MAX_COUNT)).map((statement) => {
    const named = withShortNames(statement);
    return StatementShape.safeParse(named).data ?? asUnsure(statement);
  });
  const rest = statements.slice(STATEMENTS_MAX_COUNT - 1);
  const [first] = rest;
  if (!first || rest.length === 1) return { ...beside, statements: fitting };
  const { start } = first.words;
  const end = Math.max(...rest.map(({ words }) => words.end));
  const words = { text: description.slice(start, end), start, end };
  return { ...beside, statements: [...fitting.slice(0, -1), asUnsure({ ...first, words })] };
}

/** A Reading that a client sends back; undefined where it is not one of this brief. */
export function readingOfBrief(reading: unknown, description: string): Reading | undefined {
  const { data } = ReadingShape.safeParse(reading);
  const stands = data?.statements.every(
    ({ words: { text, start, end } }) => description.slice(start, end) === text,
  );
  return stands ? data : undefined;
}
