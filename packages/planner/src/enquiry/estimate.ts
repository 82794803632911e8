import type { Statement } from '@daymark/domain/reading';
import { isWorkStep, type Step, type WorkStep as WorkStepOfLine } from '@daymark/domain/steps';
import { briefLanguage } from '../library/brief-language.ts';
import { isWork, LIBRARY_LANGUAGES, type Minutes, type WorkStep } from '../library/entries.ts';
import { entryIn, headsOf } from '../library/lazy-list.ts';
import { type Library, libraryIn, NO_LIBRARY } from '../library/library.ts';
import type { PlanRequest } from '../shape.ts';

export type Bound = 'low' | 'high';

/** What is guessed from nothing may take half as long, or twice as long. */
const GUESS: Minutes = { low: 1, usual: 2, high: 4 };
/** The parts of a step of a kind are numbered behind its place. */
const PARTS_OF_STEP = 100;
const QUARTER = 15;

type StepsOfEntries = Pick<ReadonlyMap<string, readonly WorkStep[]>, 'get'>;

/** The steps of each entry of the library by its id, and of its deliverables by their names. */
function entriesOf({ kinds, deliverables }: Library): StepsOfEntries {
  const places = new Map<string, number>();
  for (const [at, { id, name }] of headsOf(deliverables).entries())
    for (const key of [id, name]) places.set(key, at);
  return {
    get: (key) => entryIn(kinds, key)?.steps.filter(isWork) ?? deliverables[places.get(key) ?? -1]?.steps,
  };
}

const sumOf = (steps: readonly WorkStep[], bound: keyof Minutes): number =>
  steps.reduce((sum, { minutes }) => sum + minutes[bound], 0);

/** The least or most that work of the library takes, as a share of its usual time. */
function shareIn(entries: StepsOfEntries, bound: Bound) {
  const guess = GUESS[bound] / GUESS.usual;
  const ofEntry = (key: string | undefined, place?: number): number | undefined => {
    const all = (key !== undefined && entries.get(key)) || [];
    const own = all.filter((one) => one.place === place || one.place * PARTS_OF_STEP === place);
    const steps = own.length > 0 ? own : all;
    return steps.length > 0 ? sumOf(steps, bound) / Math.max(1, sumOf(steps, 'usual')) : undefined;
  };
  return {
    ofStep: ({ library, deliverable, place }: WorkStepOfLine, basis: string): number => {
      const [entry = basis, nth = String(place)] = library?.split('/') ?? [];
      const at = Number(nth);
      const whole = at > PARTS_OF_STEP ? Math.floor(at / PARTS_OF_STEP) : at;
      return ofEntry(entry, whole) ?? ofEntry(deliverable) ?? guess;
    },
    ofTask: (deliverable: string | undefined): number => ofEntry(deliverable) ?? guess,
  };
}

/**
 * The request with the least or the most time that its work may take: said hours stay, those of the library have its
 * bounds, and what is guessed from nothing may take half as long or twice as long.
 */
export function withBound(request: PlanRequest, bound: Bound): PlanRequest {
  const { name, description, locale, reading } = request;
  const spoken = briefLanguage({ name, description }, locale);
  const language = LIBRARY_LANGUAGES.find((one) => one === spoken);
  const share = shareIn(entriesOf(language ? libraryIn(language) : NO_LIBRARY), bound);
  const scaled = (minutes: number, by: number) =>
    Math.max(QUARTER, Math.round((minutes * by) / QUARTER) * QUARTER);
  const stepIn =
    (basis: string) =>
    (step: Step): Step =>
      isWorkStep(step) && !step.said && step.by !== 'person'
        ? { ...step, minutes: scaled(step.minutes, share.ofStep(step, basis)) }
        : step;
  const bounded = (one: Statement): Statement => {
    if (one.kind === 'library') return { ...one, steps: one.steps.map(stepIn(one.project)) };
    if (one.kind !== 'task') return one;
    if (one.steps && one.steps.length > 0) return { ...one, steps: one.steps.map(stepIn(one.id)) };
    const { effort, deliverable } = one;
    if (!effort || effort.said || effort.unit !== 'minutes') return one;
    return { ...one, effort: { ...effort, amount: scaled(effort.amount, share.ofTask(deliverable)) } };
  };
  return { ...request, reading: { ...reading, statements: reading.statements.map(bounded) } };
}

/** Part of the way from one request to another with the same work and more time for it. */
export function between(usual: PlanRequest, high: PlanRequest, share: number): PlanRequest {
  const most = new Map(high.reading.statements.map((one) => [one.id, one]));
  const part = (one: number, other: number | undefined) => one + ((other ?? one) - one) * share;
  const mixed = (one: Statement): Statement => {
    const other = most.get(one.id);
    if ((one.kind === 'library' || one.kind === 'task') && other?.kind === one.kind && one.steps) {
      const steps = new Map((other.steps ?? []).filter(isWorkStep).map((step) => [step.place, step.minutes]));
      const stepOf = (step: Step): Step =>
        isWorkStep(step) ? { ...step, minutes: part(step.minutes, steps.get(step.place)) } : step;
      return { ...one, steps: one.steps.map(stepOf) } as Statement;
    }
    if (one.kind !== 'task' || other?.kind !== 'task' || !one.effort) return one;
    return { ...one, effort: { ...one.effort, amount: part(one.effort.amount, other.effort?.amount) } };
  };
  const { statements } = usual.reading;
  return { ...usual, reading: { ...usual.reading, statements: statements.map(mixed) } };
}
