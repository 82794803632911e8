import type { Day } from '@daymark/domain/dates';
import type { Reading, Statement, Words } from '@daymark/domain/reading';
import { withSteps } from './breakdown/expand.ts';
import type { Plan, PlannedTask } from './shape.ts';

/** A plan in the format that planbench/free/FORMAT.md scores. Hours are decimal, minutes and days whole. */
export interface Outline {
  feasible: boolean;
  tasks: {
    title: string;
    source: Words | null;
    library: string | null;
    day: Day | null;
    hours: number;
    order: number;
  }[];
  repeats: { title: string; source: Words | null; library: string | null; days: Day[]; minutes: number }[];
  waits: { text: string; who: string | null; days: number | null; until: Day | null }[];
  unsure: { text: string }[];
  notes: { text: string }[];
}

const citesOf = ({ title, source, playbook }: PlannedTask) => ({ title, source, library: playbook });

function repeatsIn(tasks: readonly PlannedTask[]): Outline['repeats'] {
  const byStatement = Map.groupBy(
    tasks.filter(({ repeat }) => repeat),
    ({ statement }) => statement,
  );
  return [...byStatement.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const days = rows.flatMap(({ dueDate }) => dueDate ?? []);
    return [{ ...citesOf(first), days, minutes: Math.round(first.estimatedHours * 60) }];
  });
}

function waitIn(one: Statement): Outline['waits'] {
  const text = one.words.text;
  if (one.kind === 'wait')
    return [{ text: `${text} ${one.title}`, who: one.who, days: one.lag?.days ?? null, until: one.until }];
  return one.kind === 'theirs' ? [{ text, who: one.who, days: null, until: one.by }] : [];
}

/** The outline of a plan, for a scorer or a reader without the product. */
export function outlineOf(reading: Reading, { tasks, waits, feasible }: Plan): Outline {
  const { statements } = withSteps(reading);
  const shown = new Set(waits.map(({ statement }) => statement));
  const textsOf = (kind: Statement['kind']) =>
    statements.flatMap((one) => (one.kind === kind ? [{ text: one.words.text }] : []));
  return {
    feasible,
    tasks: tasks
      .filter(({ repeat }) => !repeat)
      .map((task, order) => ({ ...citesOf(task), day: task.dueDate, hours: task.estimatedHours, order })),
    repeats: repeatsIn(tasks),
    waits: statements.filter(({ id }) => shown.has(id)).flatMap(waitIn),
    unsure: statements.flatMap((one) =>
      one.kind === 'unsure' ? [{ text: `${one.words.text} ${one.question ?? ''}`.trim() }] : [],
    ),
    notes: textsOf('note'),
  };
}
