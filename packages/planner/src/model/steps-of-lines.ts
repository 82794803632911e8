import type { Effort } from '@daymark/domain/amounts';
import {
  type Reading,
  type Statement,
  type StatementOf,
  type TaskFields,
  UNSAID,
} from '@daymark/domain/reading';
import { statementIds } from '@daymark/domain/statement-ids';
import type { Step } from '@daymark/domain/steps';
import { z } from 'zod';
import { isOfOnePiece } from '../breakdown/lines.ts';
import { addedUp, minutesOfSteps, saidMinutes, waitStep, workStep } from './steps.ts';

/** A step of a line as a small language model writes it. Line 0 is what the brief leaves out. */
export interface StepOfLine {
  line: number;
  title: string;
  hours: number | null;
  /** Days that pass, if it is a wait. */
  waitDays: number | null;
}

const number = z.preprocess(
  (value) =>
    typeof value === 'string' && /^\s*\d{1,6}(?:\.\d{1,3})?\s*$/.test(value) ? Number(value) : value,
  z.number().min(0).max(10_000),
);

const stepOfLine = z.object({
  line: number.pipe(z.int()).catch(0),
  title: z
    .string()
    .transform((value) => value.trim().slice(0, 4_000))
    .pipe(z.string().min(1)),
  hours: number.nullable().catch(null),
  waitDays: number.nullable().catch(null),
}) satisfies z.ZodType<StepOfLine>;

/** Parses one step of a model's answer; undefined without a title. */
export const readStepOfLine = (value: unknown): StepOfLine | undefined => stepOfLine.safeParse(value).data;

type Line = StatementOf<'task'>;

/** The lines that may have steps, in their order. Their numbers begin at 1. */
const linesForSteps = ({ statements }: Reading): Line[] => statements.filter((one) => one.kind === 'task');

const STEPS_A_LINE_MAX = 25;
const ADDED_MAX = 15;
const NO_WORDS = { text: '', start: 0, end: 0 };

/** Each step follows the one before it. */
function inTurn(steps: readonly StepOfLine[], most: number): Step[] {
  const made: Step[] = [];
  for (const { title, hours, waitDays } of steps.slice(0, most)) {
    const place = made.length + 1;
    const after = made.length > 0 ? [made.length] : [];
    const step =
      waitDays !== null && waitDays > 0
        ? waitStep({ title, who: null, days: waitDays }, place, after)
        : workStep({ title, hours: hours || null, done: null }, place, after);
    if (step) made.push(step);
  }
  return made;
}

/** A task with steps. One that says for itself when its work is done stays in one piece; said hours win. */
function withStepsOf(task: TaskFields, steps: readonly Step[]): TaskFields {
  const sum = minutesOfSteps(steps);
  if (sum === 0 || task.together) return task;
  const effort: Effort = task.effort?.said
    ? task.effort
    : { amount: sum, unit: 'minutes', per: 'whole', said: false };
  if (steps.length === 1 || isOfOnePiece(task)) return { ...task, effort: task.effort ?? effort };
  const said = saidMinutes(task);
  return { ...task, effort, steps: said === null ? [...steps] : addedUp(steps, said) };
}

/** What the brief leaves out, as tasks of their own, one after the other. */
function addedTasks(
  steps: readonly StepOfLine[],
  known: readonly string[],
  lastLine: Line | undefined,
): Statement[] {
  const made = inTurn(
    steps.filter(({ waitDays }) => !waitDays),
    ADDED_MAX,
  );
  const titles = made.map((step) => ('title' in step ? step.title : step.wait));
  const texts = [...known, ...titles].map((text) => ({ text }));
  const ids = statementIds(texts).slice(known.length);
  return made.map(
    (step, at): Statement => ({
      ...{
        id: ids[at] ?? '',
        words: NO_WORDS,
        sure: true,
        statedBy: 'model',
        kind: 'task',
        title: titles[at] ?? '',
      },
      ...UNSAID.task,
      effort: { amount: minutesOfSteps([step]), unit: 'minutes', per: 'whole', said: false },
      after: lastLine ? [{ statement: lastLine.id, lag: null, each: false }] : [],
    }),
  );
}

/**
 * A Reading with the steps that a small model names for its lines. Steps of line 0 in front of all others come first; the
 * rest follows the last line.
 */
export function withStepsOfLines(reading: Reading, steps: readonly StepOfLine[]): Reading {
  const lines = linesForSteps(reading);
  const isOfLine = ({ line }: StepOfLine) => line >= 1 && line <= lines.length;
  const first = steps.findIndex(isOfLine);
  const added = steps.filter((one) => !isOfLine(one));
  const before = lines.length === 0 ? added : steps.slice(0, Math.max(0, first));
  const behind = added.filter((one) => !before.includes(one));
  const numberOf = new Map(lines.map((line, at) => [line.id, at + 1]));
  const known = reading.statements.map(({ words }) => words.text);
  const stated = reading.statements.map((one): Statement => {
    const own = steps.filter(({ line }) => line === numberOf.get(one.id));
    if (one.kind !== 'task' || own.length === 0) return one;
    const { id, words, sure, statedBy, alternatives, ...task } = one;
    const made = withStepsOf(task, inTurn(own, STEPS_A_LINE_MAX));
    return { id, words, sure, statedBy, ...(alternatives && { alternatives }), ...made };
  });
  const tasks = addedTasks(before, known, undefined);
  const names = [...known, ...before.map(({ title }) => title)];
  return { ...reading, statements: [...tasks, ...stated, ...addedTasks(behind, names, lines.at(-1))] };
}
