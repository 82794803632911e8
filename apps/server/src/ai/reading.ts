import { Reading as ReadingShape, STATEMENTS_MAX_COUNT } from '@daymark/contract/readings';
import { SaidFields as SaidShape, Statement as StatementShape } from '@daymark/contract/statements';
import type { Reading, Statement, StatementFields } from '@daymark/domain/reading';
import type { KeptReading } from '../db/kept-reading.ts';
import { digestOf } from '../http/digest.ts';
import type { Engine, ReadRequest } from './engine.ts';

/** A stamp of a project's words: a Reading and its corrections belong to one stamp. */
export const madeFromOf = ({ name, description }: { name: string; description: string }): string =>
  digestOf([name, description]);

/** The name by which a brief is understood: a copy is what its original is, whatever it is called. */
export const meantName = ({ name, known }: { name: string; known: KeptReading | null }): string =>
  known?.copied?.name === name ? known.copied.of : name;

/** A stamp of what a Reading is made from besides its words. */
export const frameOf = (
  request: Pick<ReadRequest, 'startDate' | 'dueDate' | 'locale' | 'milestones'>,
): string =>
  digestOf([
    request.startDate,
    request.dueDate,
    request.locale,
    request.milestones.map(({ name, dueDate }) => [name, dueDate]),
  ]);

/**
 * Whether a stored Reading is still valid for this brief and engine. The built-in reader reads again if the project's
 * dates have changed. A language model is asked once for the same words.
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

/** Whether a statement has any date in its fields. Its words do not count. */
const isDated = ({ words: _, ...said }: Statement): boolean => A_DAY.test(JSON.stringify(said));

/**
 * The project's dates when it was read, if they have changed since. A language model is not asked again for that alone,
 * but the user can request it.
 */
export function datesReadFor(
  { reading, readFor }: KeptReading,
  { startDate, dueDate }: Pick<ReadRequest, 'startDate' | 'dueDate'>,
): { readFor?: NonNullable<KeptReading['readFor']> } {
  if (!readFor || !reading.statements.some(isDated)) return {};
  return readFor.startDate === startDate && readFor.dueDate === dueDate ? {} : { readFor };
}

/** An invalid statement is reduced to its words and asked about. */
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

/** Titles and names cut to the limits of the contract. */
function withShortNames<F extends StatementFields>(statement: F): F {
  const named = { ...statement };
  if ('title' in named) named.title = cut(named.title, TITLE_MAX_LENGTH);
  if ('who' in named && named.who !== null) named.who = cut(named.who, NAME_MAX_LENGTH) || null;
  return named;
}

/** Most characters of all alternatives in a Reading, so that it fits into one request. */
const ALTERNATIVES_MAX_LENGTH = 300_000;

/** The alternatives of the statements, as far as the limit allows. */
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
 * A Reading within the limits of the contract, whichever engine made it. Statements beyond them become questions, and
 * no words are lost.
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

/** A Reading that a client sent back; undefined if it does not belong to this brief. */
export function readingOfBrief(reading: unknown, description: string): Reading | undefined {
  const { data } = ReadingShape.safeParse(reading);
  const stands = data?.statements.every(
    ({ words: { text, start, end } }) => description.slice(start, end) === text,
  );
  return stands ? data : undefined;
}
