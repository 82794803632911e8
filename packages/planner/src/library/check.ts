import { PHASES } from '@daymark/domain/steps';
import {
  type Deliverable,
  isRepeat,
  isTheDay,
  isWait,
  isWork,
  type KindStep,
  type ProjectKind,
} from './entries.ts';
import type { Library } from './library.ts';
import { placesBefore } from './steps-around.ts';

/** Days of a kind's longest wait, minutes of its longest step. */
const LONGEST_STEP_MINUTES = 4_800;
const DELIVERABLE_STEPS = { least: 1, most: 7 };

/** Whether a step is among those that it waits for. */
function hasCircle({ steps }: Pick<ProjectKind, 'steps'>): boolean {
  const done = new Set<number>();
  const open = new Set<number>();
  const visit = (place: number): boolean => {
    if (done.has(place)) return false;
    if (open.has(place)) return true;
    open.add(place);
    const isCircular = (steps[place - 1]?.after ?? []).some(visit);
    open.delete(place);
    done.add(place);
    return isCircular;
  };
  return steps.some(({ place }) => visit(place));
}

function problemsOfSteps(
  { steps, variants }: Pick<ProjectKind, 'steps' | 'variants'>,
  deliverables: ReadonlySet<string>,
): string[] {
  const problems: string[] = [];
  for (const step of steps) {
    const at = `step ${step.place}`;
    for (const one of step.after)
      if (!steps[one - 1]) problems.push(`${at} waits for step ${one}, which does not exist`);
    for (const one of step.covers)
      if (!deliverables.has(one)) problems.push(`${at} covers ${one}, which is no deliverable`);
    if (step.variant !== null && !variants.some(({ id }) => id === step.variant))
      problems.push(`${at} is for the variant ${step.variant}, which does not exist`);
    if (!isWait(step)) {
      const { low, usual, high } = step.minutes;
      if (!(low > 0 && low <= usual && usual <= high))
        problems.push(`${at}: low, usual and high time are not in order`);
      if (usual > LONGEST_STEP_MINUTES)
        problems.push(`${at} takes more than ${LONGEST_STEP_MINUTES / 60} hours`);
    }
    if (isRepeat(step) && (step.timesAWeek < 1 || step.timesAWeek > 7))
      problems.push(`${at} is not 1 to 7 times a week`);
    const earlier = step.after.flatMap((one) => steps[one - 1] ?? []);
    const isBackwards = earlier.some(({ phase }) => PHASES.indexOf(phase) > PHASES.indexOf(step.phase));
    if (isBackwards) problems.push(`${at} (${step.phase}) waits for a step of a later phase`);
  }
  return problems;
}

/** Names that two steps have, of which only one can be meant. */
function namedTwice({ steps }: Pick<ProjectKind, 'steps'>): string[] {
  const known = new Map<string, KindStep>();
  return steps.flatMap((step) =>
    step.also.flatMap((name) => {
      const before = known.get(name.toLowerCase());
      known.set(name.toLowerCase(), step);
      const isOther = before && before !== step;
      const isTogether = before?.variant === step.variant || !before?.variant || !step.variant;
      return isOther && isTogether ? [`steps ${before.place} and ${step.place} are both called ${name}`] : [];
    }),
  );
}

/** Steps that belong weeks before a day that their kind has not, or that the lines of a brief would wait for. */
function problemsOfLeads({ steps, slot }: ProjectKind): string[] {
  const hasDay = steps.some(isTheDay);
  const own = steps.find(({ place }) => place === slot?.place);
  const isLate = own && isWork(own) && own.near !== null;
  const before = own && !isLate ? placesBefore(steps, own.place).add(own.place) : new Set<number>();
  return steps
    .filter(isWork)
    .filter(({ leadWeeks }) => leadWeeks > 0)
    .flatMap(({ place, leadWeeks, near }) => [
      ...(hasDay ? [] : [`step ${place} has a lead, but no step is on the "day"`]),
      ...(near || leadWeeks === 1 ? [`step ${place}: a lead is two weeks or more, else "week"`] : []),
      ...(before.has(place) ? [`step ${place} has a lead, and the slot ${slot?.place} waits for it`] : []),
    ]);
}

function problemsOfKind(kind: ProjectKind, library: Library, ids: ReadonlySet<string>): string[] {
  const problems = [...problemsOfSteps(kind, ids), ...namedTwice(kind), ...problemsOfLeads(kind)];
  const domains = new Set([...library.kinds, ...library.deliverables].map(({ domain }) => domain));
  for (const one of kind.domains) if (!domains.has(one)) problems.push(`its domain ${one} does not exist`);
  if (hasCircle(kind)) problems.push('its steps wait for one another in a circle');
  const { slot, per } = kind;
  const isScaled = kind.steps.some((step) => isWork(step) && step.scaled);
  if (isScaled !== per.length > 0) problems.push('"per" and steps that are "scaled" belong together');
  if (slot && !kind.steps[slot.place - 1]) problems.push(`its slot ${slot.place} is no step`);
  if (slot?.deliverable && !ids.has(slot.deliverable))
    problems.push(`its slot's ${slot.deliverable} is no deliverable`);
  return problems;
}

function problemsOfDeliverable({ steps }: Deliverable): string[] {
  const { least, most } = DELIVERABLE_STEPS;
  if (steps.length < least || steps.length > most)
    return [`it has ${steps.length} steps instead of ${least} to ${most}`];
  return [
    ...problemsOfSteps({ steps, variants: [] }, new Set()),
    ...(hasCircle({ steps }) ? ['its steps wait for one another in a circle'] : []),
  ];
}

/** Names that stand at two entries of the same sort and domain. */
function sharedNames(entries: readonly (ProjectKind | Deliverable)[]): string[] {
  const owners = new Map<string, string>();
  const problems: string[] = [];
  for (const { id, domain, name, also } of entries)
    for (const one of new Set([name, ...also].map((said) => said.toLowerCase()))) {
      const key = `${domain} ${one}`;
      const owner = owners.get(key);
      if (owner !== undefined && owner !== id)
        problems.push(`${id}: its name "${one}" is that of ${owner} too`);
      owners.set(key, id);
    }
  return problems;
}

/** Deliverables of the same sort in several domains may share an id: what covers one covers the other. */
function sameIds(entries: readonly { id: string; domain: string }[], isShared: boolean): string[] {
  const seen = new Set<string>();
  return entries.flatMap(({ id, domain }) => {
    const key = isShared ? `${domain} ${id}` : id;
    return seen.size === seen.add(key).size ? [`${id}: this id stands twice`] : [];
  });
}

/** What is wrong with the entries of a library, one sentence each. */
export function problemsIn(library: Library): string[] {
  const { kinds, deliverables } = library;
  const ids = new Set(deliverables.map(({ id }) => id));
  return [
    ...sameIds(kinds, false),
    ...sameIds(deliverables, true),
    ...sharedNames(kinds),
    ...sharedNames(deliverables),
    ...kinds.flatMap((kind) => problemsOfKind(kind, library, ids).map((one) => `${kind.id}: ${one}`)),
    ...deliverables.flatMap((one) => problemsOfDeliverable(one).map((problem) => `${one.id}: ${problem}`)),
  ];
}

/** Kinds without a slot, or with few covers, which a writer should complete. */
export const thinIn = ({ kinds }: Library): string[] =>
  kinds.flatMap((kind) => {
    const covered = kind.steps.filter(({ covers }) => covers.length > 0).length;
    const work = kind.steps.filter((step) => isWork(step)).length;
    const lacks = [
      ...(kind.slot ? [] : ['no slot']),
      ...(covered < 3 && work > 3 ? [`${covered} covers`] : []),
    ];
    return lacks.length > 0 ? [`${kind.id}: ${lacks.join(', ')}`] : [];
  });
