// What a person has to correct of a Reading until it says what the right one says.

import type { Effort, Lag, Parts } from '@daymark/domain/amounts';
import type { Day } from '@daymark/domain/dates';
import type { Reading, Statement, StatementFields } from '@daymark/domain/reading';
import { fieldsOf } from '@daymark/domain/statements';

/** The first and the last day of a project, and its words. */
export interface Frame {
  start: Day;
  due: Day;
  description: string;
}

/** One correction: what a person says of one line, with the lines that are changed by the same act. */
export interface Correction {
  /** By one click: another kind of the line, whose fields are right already, or no work. Else it takes a form. */
  how: 'click' | 'fields' | 'split';
  statements: Statement[];
}

const QUIET = new Set<Statement['kind']>(['note', 'excluded', 'later', 'done', 'theirs']);
/** Nothing is planned by it, whichever of these kinds it is. */
const isQuiet = (fields: StatementFields): boolean =>
  QUIET.has(fields.kind) &&
  !(fields.kind === 'theirs' && fields.by !== null) &&
  !(fields.kind === 'done' && fields.of !== null);

const minutesOrDays = (effort: Effort | null, parts: Parts | null) =>
  effort?.said ? [effort.unit, effort.amount * (effort.per === 'part' ? (parts?.count ?? 1) : 1)] : null;

/** Five working days and a week of seven are the same time. */
const calendarDays = (lag: Lag | null) =>
  lag && (lag.unit === 'working' ? lag.days + 2 * Math.floor(lag.days / 5) : lag.days);

/** What of a statement the plan goes by, in a form that two statements can be compared in. Titles and names are free. */
function planned(fields: StatementFields, { start, due }: Frame): unknown {
  if (isQuiet(fields)) return 'no work';
  const from = 'from' in fields && fields.from !== null && fields.from > start ? fields.from : null;
  const before = (day: Day | null): Day | null => (day !== null && day < due ? day : null);
  const { kind } = fields;
  switch (fields.kind) {
    case 'task': {
      const { parts, effort, pace, apart, on, weekdays, except, exceptWeekdays, windows, optional } = fields;
      const count = parts?.count ?? 1;
      const days = { on, from, by: before(fields.by), weekdays, except, exceptWeekdays, windows };
      return { kind, count, effort: minutesOrDays(effort, parts), pace, apart, ...days, optional };
    }
    case 'repeat': {
      const { rule, timesAWeek, minutes, except } = fields;
      return { kind, rule, timesAWeek, minutes, from, until: before(fields.until), except };
    }
    case 'event':
      return { kind, on: fields.on, until: fields.until, effort: minutesOrDays(fields.effort, null) };
    case 'wait':
      return { kind, days: calendarDays(fields.lag), until: fields.until, each: fields.each };
    case 'availability': {
      const { weekdays, rule, minutes, per } = fields;
      const off = fields.off
        .filter(({ from: first, to }) => to >= start && first <= due)
        .map(({ from: first, to }) => [first < start ? start : first, to > due ? due : to]);
      const held = { from, until: before(fields.until) };
      return { kind, weekdays: weekdays.toSorted(), rule, minutes, per: minutes && per, off, ...held };
    }
    case 'done':
      return { kind, parts: fields.of?.parts };
    case 'theirs':
      return { kind, by: fields.by };
    default:
      return kind;
  }
}

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of the brief that statements share, counted. */
function overlapIn(description: string) {
  const starts = [...description.matchAll(WORD)].map(({ index }) => index);
  const within = ({ words: { start, end } }: Statement): Set<number> =>
    new Set(starts.filter((at) => at >= start && at < end));
  const known = new Map<Statement, Set<number>>();
  const wordsOf = (one: Statement): Set<number> => {
    const words = known.get(one) ?? within(one);
    known.set(one, words);
    return words;
  };
  return (a: Statement, b: Statement) => {
    const [one, other] = [wordsOf(a), wordsOf(b)];
    const shared = one.intersection(other).size;
    return {
      shared,
      ofFirst: shared / Math.max(1, one.size),
      alike: shared / Math.max(1, one.union(other).size),
    };
  };
}

/** A right statement of the same kind goes before one that shares a few words more. */
const SAME_KIND = 0.3;

/** Which line is meant by which right statement: one each, the most alike first. */
function pairsOf(lines: readonly Statement[], right: readonly Statement[], frame: Frame) {
  const overlap = overlapIn(frame.description);
  const pairs = right.flatMap((said) =>
    lines.flatMap((line) => {
      const { shared, alike } = overlap(line, said);
      if (shared === 0) return [];
      return [{ said, line, score: alike + (line.kind === said.kind ? SAME_KIND : 0) }];
    }),
  );
  const lineOf = new Map<Statement, Statement>();
  const taken = new Set<Statement>();
  for (const { said, line } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (lineOf.has(said) || taken.has(line)) continue;
    lineOf.set(said, line);
    taken.add(line);
  }
  return { lineOf, taken };
}

const asSaid = (id: string, { words }: Statement, fields: StatementFields): Statement => ({
  ...{ id, words, sure: true, statedBy: 'person' },
  ...fields,
});

const noWork = (line: Statement): Correction => ({
  how: 'click',
  statements: [asSaid(line.id, line, { kind: 'note' })],
});

/**
 * What a person corrects until `lines` say what `right` says, one act each: what should stand in two lines is said of its own
 * words, and what should not stand by itself is no work.
 */
export function correctionsTo({ statements: lines }: Reading, right: Reading, frame: Frame): Correction[] {
  const { lineOf, taken } = pairsOf(lines, right.statements, frame);
  const idOf = (said: Statement): string => lineOf.get(said)?.id ?? said.id;
  const ids = new Map(right.statements.map((said) => [said.id, idOf(said)]));
  const idNow = (id: string): string => ids.get(id) ?? id;
  const same = (one: StatementFields, other: StatementFields): boolean =>
    JSON.stringify(planned(one, frame)) === JSON.stringify(planned(other, frame));
  /** The fields of a right statement with the names that other lines have here. */
  const fieldsHere = (said: Statement): StatementFields => {
    const fields = fieldsOf(said);
    if (fields.kind === 'task')
      return {
        ...fields,
        after: fields.after.map((link) => ({ ...link, statement: idNow(link.statement) })),
      };
    if (fields.kind === 'wait') return { ...fields, after: fields.after.map(idNow) };
    if (fields.kind === 'done' && fields.of)
      return { ...fields, of: { ...fields.of, statement: idNow(fields.of.statement) } };
    return fields;
  };
  /** Who says that a line is a wait says with it what waits for it. */
  const followersOf = (wait: Statement): Statement[] =>
    wait.kind !== 'wait'
      ? []
      : right.statements.flatMap((said) => {
          const line = lineOf.get(said);
          if (said.kind !== 'task' || line?.kind !== 'task') return [];
          const links = said.after.filter(({ statement }) => statement === wait.id);
          const after = links.map((link) => ({ ...link, statement: idOf(wait) }));
          return after.length > 0 ? [{ ...line, after: [...line.after, ...after] }] : [];
        });
  const corrections = right.statements.flatMap((said): Correction[] => {
    const line = lineOf.get(said);
    // What is open in the brief itself has to be asked, or at least not to be planned.
    if (said.kind === 'unsure') return !line || line.kind === 'unsure' || isQuiet(line) ? [] : [noWork(line)];
    if (line ? same(line, said) : isQuiet(said)) return [];
    const byClick = line?.alternatives?.some((one) => one.kind === said.kind && same(one, said));
    const how = !line ? 'split' : byClick || isQuiet(said) ? 'click' : 'fields';
    return [{ how, statements: [asSaid(idOf(said), line ?? said, fieldsHere(said)), ...followersOf(said)] }];
  });
  const others = lines.filter((line) => !taken.has(line) && !isQuiet(line));
  return [...corrections, ...others.map(noWork)];
}
