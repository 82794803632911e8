import type { PlanPreview } from '@daymark/contract/plan-previews';
import type { Effort } from '@daymark/domain/amounts';
import { lineOf, stepIdOf } from '@daymark/domain/library';
import { type Statement, type StatementOf, UNSAID } from '@daymark/domain/reading';
import { EVERY_DAY, ruleOf } from '@daymark/domain/recurrence';
import { isRepeatStep, isWaitStep, type Step } from '@daymark/domain/steps';
import type { LineCorrection } from '../../plan-data/use-correct-lines.ts';

type Placed = Pick<PlanPreview['tasks'][number], 'statement' | 'estimatedHours'>;

/** A step of a part, with the hours that it has in the plan. */
export interface PartStep {
  id: string;
  step: Step;
  /** Null for a wait. */
  hours: number | null;
}

/** A line of the brief that is work, or what the kind of project takes beside the lines. */
export interface WorkPart {
  line: StatementOf<'task' | 'library' | 'repeat' | 'event'>;
  steps: PartStep[];
  hours: number;
}

/** The topics of a practice are numbered behind its place. */
const PLACES = 100;

/** The steps of a line as they are numbered on the page: a topic belongs to its practice. */
export function shownStepOf(statement: string, steps: readonly Step[]): string {
  const line = lineOf(statement);
  const place = Number(statement.slice(line.length).match(/\d+$/)?.[0] ?? 0);
  const whole = Math.floor(place / PLACES);
  const isShown = steps.some((one) => one.place === place);
  return !isShown && steps.some((one) => one.place === whole) ? stepIdOf(line, whole) : statement;
}

export const stepsOf = (statement: Statement): readonly Step[] =>
  statement.kind === 'task' || statement.kind === 'library' ? (statement.steps ?? []) : [];

const sum = (tasks: readonly Placed[] = []): number =>
  tasks.reduce((hours, { estimatedHours }) => hours + (estimatedHours ?? 0), 0);

/** What the person said counts at once; the plan follows. */
function hoursOf(step: Step, planned: readonly Placed[] | undefined): number | null {
  if (isWaitStep(step)) return null;
  const isPlanned = planned !== undefined && planned.length > 0;
  if (isPlanned && (step.by !== 'person' || isRepeatStep(step) || step.each)) return sum(planned);
  return step.minutes / 60;
}

const isWork = (one: Statement): one is WorkPart['line'] =>
  one.kind === 'task' ||
  one.kind === 'library' ||
  one.kind === 'repeat' ||
  (one.kind === 'event' && one.effort !== null);

/** Only the library's own statement has no words, unless the brief is a wish. */
export const isBeside = ({ kind, words }: Statement): boolean => kind === 'library' && words.text === '';

/** What the work consists of: the lines in the order of the brief, then what such a project also takes. */
export function workParts(statements: readonly Statement[], tasks: readonly Placed[]): WorkPart[] {
  const byLine = Map.groupBy(tasks, ({ statement }) => lineOf(statement ?? ''));
  const parts = statements.filter(isWork).map((line): WorkPart => {
    const own = byLine.get(line.id) ?? [];
    const steps = stepsOf(line);
    const byStep = Map.groupBy(own, ({ statement }) => shownStepOf(statement ?? '', steps));
    const shown = steps.map((step) => {
      const id = stepIdOf(line.id, step.place);
      return { id, step, hours: hoursOf(step, byStep.get(id)) };
    });
    const effort = line.kind === 'task' && line.statedBy === 'person' ? line.effort : null;
    const said = effort?.unit === 'minutes' && effort.per === 'whole' ? effort.amount / 60 : sum(own);
    const hours = shown.length > 0 ? shown.reduce((all, one) => all + (one.hours ?? 0), 0) : said;
    return { line, steps: shown, hours };
  });
  return [...parts.filter(({ line }) => !isBeside(line)), ...parts.filter(({ line }) => isBeside(line))];
}

const lengthOf = (minutes: number, said: boolean): Effort => ({
  amount: minutes,
  unit: 'minutes',
  per: 'whole',
  said,
});

/** A step as a statement of its own, as a correction names it. */
function asStatement(line: Statement, step: Step): Statement {
  const own = {
    id: stepIdOf(line.id, step.place),
    words: line.words,
    sure: true,
    statedBy: step.by === 'person' ? ('person' as const) : ('reader' as const),
  };
  if (isWaitStep(step)) {
    const lag = { days: step.days, unit: 'calendar' as const };
    return { ...own, kind: 'wait', ...UNSAID.wait, title: step.wait, who: step.who, lag };
  }
  if (isRepeatStep(step)) {
    const { title, minutes, timesAWeek } = step;
    return { ...own, kind: 'repeat', ...UNSAID.repeat, title, minutes, timesAWeek, rule: ruleOf(EVERY_DAY) };
  }
  const after = step.after.map((place) => ({ statement: stepIdOf(line.id, place), lag: null, each: false }));
  const effort = lengthOf(step.minutes, step.by === 'person');
  return { ...own, kind: 'task', title: step.title, ...UNSAID.task, effort, after };
}

const corrected = (line: Statement, step: Step, next: Step): LineCorrection[] => {
  const {
    id: _id,
    words: _words,
    sure: _sure,
    statedBy: _by,
    ...fields
  } = asStatement(line, { ...next, by: 'person' });
  if (fields.kind !== 'task' && fields.kind !== 'wait' && fields.kind !== 'repeat') return [];
  return [{ statement: asStatement(line, step), fields }];
};

export const titleOfStep = (step: Step): string => (isWaitStep(step) ? step.wait : step.title);

export const renamed = (line: Statement, step: Step, title: string): LineCorrection[] =>
  corrected(line, step, isWaitStep(step) ? { ...step, wait: title } : { ...step, title });

/** Minutes of work, or for a wait its days. */
export const timed = (line: Statement, step: Step, amount: number): LineCorrection[] =>
  corrected(line, step, isWaitStep(step) ? { ...step, days: amount } : { ...step, minutes: amount });

export const removed = (line: Statement, step: Step): LineCorrection[] => [
  { statement: asStatement(line, step), fields: { kind: 'excluded' } },
];

/** Takes a removal back. */
export const restored = (line: Statement, step: Step): LineCorrection[] => corrected(line, step, step);

/** The first place of steps that the person adds. */
const OWN_PLACE = 9_001;
const USUAL_MINUTES = 60;

/** A new step behind the last one. */
export function added(line: Statement, title: string): LineCorrection[] {
  const steps = stepsOf(line);
  const place = Math.max(OWN_PLACE, ...steps.map((one) => one.place + 1));
  const after = steps.slice(-1).map((one) => one.place);
  const step: Step = { place, title, minutes: USUAL_MINUTES, done: null, after, by: 'person' };
  const nothing: Statement = { ...asStatement(line, step), statedBy: 'reader' };
  return corrected(line, step, step).map(({ fields }) => ({ statement: nothing, fields }));
}

/** Minutes of a line without steps. */
export function timedLine(line: StatementOf<'task'>, minutes: number): LineCorrection[] {
  const { id: _id, words: _words, sure: _sure, statedBy: _by, alternatives: _others, ...fields } = line;
  return [{ statement: line, fields: { ...fields, effort: lengthOf(minutes, true) } }];
}

/** How many of its steps are work. */
export const workIn = ({ steps }: WorkPart): number => steps.filter(({ step }) => !isWaitStep(step)).length;
