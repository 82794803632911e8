import { stepIdOf } from '@daymark/domain/library';
import type { LibraryWait, LibraryWork } from '@daymark/domain/library-steps';
import { type After, type Reading, type Statement, type StatementOf, UNSAID } from '@daymark/domain/reading';

type Step = LibraryWork | LibraryWait;
type FromLibrary = StatementOf<'library'>;

const NO_WORDS = { text: '', start: 0, end: 0 };

/** The steps without dependents: when they are finished, the whole project is. */
export function lastStepsOf({ id, steps }: Pick<FromLibrary, 'id' | 'steps'>): string[] {
  const followed = new Set(steps.flatMap(({ after }) => after));
  return steps.flatMap(({ place }) => (followed.has(place) ? [] : [stepIdOf(id, place)]));
}

/** A step without dependencies gets those of the whole project. */
const linksOf = (whole: FromLibrary, { after }: Step): After[] =>
  after.length === 0
    ? whole.after
    : after.map((place) => ({ statement: stepIdOf(whole.id, place), lag: null, each: false }));

function statementOf(whole: FromLibrary, step: Step): Statement {
  const { sure, statedBy, project, from, by, weekdays, except, exceptWeekdays } = whole;
  const stated = { id: stepIdOf(whole.id, step.place), words: NO_WORDS, sure, statedBy };
  const links = linksOf(whole, step);
  if ('wait' in step) {
    const { wait: title, who, days } = step;
    const lag = { days, unit: 'calendar' } as const;
    const after = links.map(({ statement }) => statement);
    return { ...stated, kind: 'wait', title, ...UNSAID.wait, who, lag, after };
  }
  const { title, minutes, done, place } = step;
  return {
    ...stated,
    kind: 'task',
    title,
    ...UNSAID.task,
    effort: { amount: minutes, unit: 'minutes', per: 'whole', said: false },
    from,
    by,
    weekdays,
    except,
    exceptWeekdays,
    after: links,
    library: { step: `${project}/${place}`, done },
  };
}

/**
 * Replaces library statements by their steps, as tasks and waits. References to the whole become references to its last
 * steps.
 */
export function withLibrarySteps(reading: Reading): Reading {
  const wholes = new Map(
    reading.statements.flatMap((one) => (one.kind === 'library' ? [[one.id, one]] : [])),
  );
  if (wholes.size === 0) return reading;
  const idsOf = (id: string): string[] => {
    const whole = wholes.get(id);
    return whole ? lastStepsOf(whole) : [id];
  };
  const followed = (after: readonly After[]): After[] =>
    after.flatMap((one) => idsOf(one.statement).map((statement) => ({ ...one, statement })));
  const referring = (one: Statement): Statement => {
    if (one.kind === 'task') return { ...one, after: followed(one.after) };
    return one.kind === 'wait' ? { ...one, after: one.after.flatMap(idsOf) } : one;
  };
  return {
    statements: reading.statements
      .flatMap((one) => (one.kind === 'library' ? one.steps.map((step) => statementOf(one, step)) : [one]))
      .map(referring),
  };
}
