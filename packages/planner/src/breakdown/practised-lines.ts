import type { Statement } from '@daymark/domain/reading';
import { fieldsOf, isSayable } from '@daymark/domain/statements';
import { isRepeat, type LibraryLanguage, type ProjectKind } from '../library/entries.ts';
import { findStep } from '../library/find-step.ts';
import type { Line } from './line.ts';
import { asPractice, practisedAlready, practisedIn, topicsIn } from './practice.ts';
import type { Settled } from './settled.ts';
import { tellsLevel } from './weak-topics.ts';

/**
 * A line that is no work of its own: another sentence settles or tells it, which is asked, or it is in the plan as a topic or within a step.
 * It can be made work again.
 */
export function asNote(line: Statement, sure: boolean): Statement {
  const { id, words, statedBy, alternatives = [] } = line;
  const fields = fieldsOf(line);
  return {
    ...{ id, words, statedBy, sure, kind: 'note' },
    alternatives: isSayable(fields) ? [fields, ...alternatives] : alternatives,
  };
}

/** The statements with the lines that are in the plan otherwise, or settled, as notes, and with the habits that the kind has too. */
function notesIn(
  statements: readonly Statement[],
  {
    topics,
    practised,
    already,
    often,
    settled,
  }: {
    topics: readonly Line[];
    practised: readonly Line[];
    already: ReadonlyMap<number, Statement>;
    often: ReadonlySet<string>;
    settled: Settled;
  },
) {
  return (within: Iterable<Line>): Statement[] => {
    const planned = new Set([...topics, ...practised, ...within].map(({ task: { id } }) => id));
    const habits = new Map([...already.values()].map((one) => [one.id, one]));
    return statements.map((one) =>
      planned.has(one.id) || often.has(one.id) || settled.lines.has(one.id)
        ? asNote(one, !settled.lines.has(one.id) || planned.has(one.id))
        : (habits.get(one.id) ?? one),
    );
  };
}

const LEARNED = new Set(['learning', 'study']);

interface Given {
  statements: readonly Statement[];
  /** The lines that may be practised. */
  named: readonly Line[];
  /** The statements that say how often the practices of the kind come. */
  often: ReadonlySet<string>;
  settled: Settled;
  /** Habits in which steps of the kind are done, by the places of these. */
  sessions: ReadonlyMap<number, Statement>;
  language: LibraryLanguage;
}

/** The practices in a season that the brief has too by another name: "inspect every week" and "Open the hives every week". */
function practisedInSeason(
  kind: ProjectKind,
  statements: readonly Statement[],
  language: LibraryLanguage,
): Map<number, Statement> {
  return new Map(
    statements.flatMap((one) => {
      const step = one.kind === 'repeat' ? findStep(one.title, kind, language)?.step : undefined;
      return one.kind === 'repeat' && step && isRepeat(step) && step.season
        ? [[step.place, asPractice(one, step)] as const]
        : [];
    }),
  );
}

/** The lines that are work besides the practices of a kind, and what is practised instead. */
export function practisedLines(
  kind: ProjectKind,
  { statements, named, often, settled, sessions, language }: Given,
) {
  const found = topicsIn(kind, named, statements, language);
  const told = statements.filter(({ id }) => !often.has(id));
  const already = new Map([
    ...practisedInSeason(kind, told, language),
    ...practisedAlready(kind, told, language),
    ...sessions,
  ]);
  // "Weak at probability" is learned with the rest, and no work of its own.
  const levels = LEARNED.has(kind.domain) ? named.filter(({ task }) => tellsLevel(task.words.text)) : [];
  const practised = [...practisedIn(kind, named, language), ...levels];
  return {
    ...{ found, already, told },
    lines: named.filter((line) => !found.topics.includes(line) && !practised.includes(line)),
    noted: notesIn(statements, { topics: found.topics, practised, already, often, settled }),
  };
}
