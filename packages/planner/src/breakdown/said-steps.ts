import type { Day } from '@daymark/domain/dates';
import { isTheDay, isWork, type KindStep, type LibraryLanguage, type WorkStep } from '../library/entries.ts';
import type { Line, TaskLine } from './line.ts';
import { WHOLE_MINUTES } from './lines.ts';
import { continuesStep } from './milestones.ts';
import { launchIn, sameStep, saysStep, sharesAct } from './same-step.ts';
import { wordsIn } from './words-in.ts';

/** Whether two titles have a verb in common. */
const doTheSame = (one: string, other: string, language: LibraryLanguage): boolean =>
  !wordsIn(one, language).verbs.isDisjointFrom(wordsIn(other, language).verbs);

/** From so long a step on a line with a date is no other name for it, but what is handed in then. */
const LONG_MINUTES = 480;

/** The place of the work behind which something is handed in that takes so long; undefined if it takes less. */
function placeHandedIn(
  step: WorkStep | undefined,
  minutes: number,
  wanted: readonly KindStep[],
): number | undefined {
  if (step) return step.minutes.usual >= LONG_MINUTES ? step.place : undefined;
  const made = wanted.filter((one) => isWork(one) && one.phase === 'make');
  return minutes >= WHOLE_MINUTES ? made.at(-1)?.place : undefined;
}

/** Whether a line says how much there is to do in all. */
const isOfAll = ({ parts, pace, effort }: TaskLine): boolean =>
  parts !== null || pace !== null || effort?.said === true;

const isDue = ({ by, on, effort }: TaskLine): boolean =>
  (by !== null || on.length > 0) && effort?.said !== true;

/** What lines say of steps by themselves, one by one. */
interface Said {
  placeOf: Map<string, number>;
  behind: Map<string, number>;
  /** The places of the steps that are said. */
  said: Set<number>;
  stretchOf: Map<string, readonly number[]>;
}

/** For each line the step that it says, by a name of it, by its words or by what it makes. */
export function saidBy(
  lines: readonly Line[],
  wanted: readonly KindStep[],
  {
    coveredBy,
    longOf,
    day,
  }: {
    coveredBy: ReadonlyMap<string, WorkStep | undefined>;
    longOf: Map<string, number>;
    day: Day | undefined;
  },
  language: LibraryLanguage,
): Said {
  const [placeOf, behind, said] = [new Map<string, number>(), new Map<string, number>(), new Set<number>()];
  const stretchOf = new Map<string, readonly number[]>();
  const works = wanted.filter(isWork);
  // What the day itself is about, told on it.
  const ofDay = ({ title }: TaskLine) =>
    works.find((step) => isTheDay(step) && saysStep(title, step.title, language));
  for (const { task, step: named } of lines) {
    const covered = coveredBy.get(task.id);
    // "Then join, border, wash and block": what is told behind a later step is no earlier one.
    const toldBehind = Math.max(0, ...task.after.map(({ statement }) => placeOf.get(statement) ?? 0));
    const byName = works.find(({ place }) => place === named?.place && place >= toldBehind);
    const same =
      byName ??
      (day && task.on.includes(day) ? ofDay(task) : undefined) ??
      sameStep(task.title, wanted, language) ??
      (covered ? undefined : launchIn(task.title, wanted, language));
    // "Launch the site" has a thing of "Write down who should call after seeing the site", and is the step that puts it live.
    const isSaid = same && (same === byName || !covered || doTheSame(task.title, same.title, language));
    const step = isSaid ? same : covered;
    // "Paint the walls by 19 January" is the painting, and "a full draft by 9 April" what is handed in then.
    const isItsWork = isSaid && (same === byName || sharesAct(task.title, same.title, language));
    const handedIn =
      isDue(task) && !isItsWork ? placeHandedIn(step, longOf.get(task.id) ?? 0, wanted) : undefined;
    if (handedIn !== undefined) {
      behind.set(task.id, handedIn);
      continue;
    }
    if (step) placeOf.set(task.id, step.place);
    if (isSaid) said.add(same.place);
    // "48 granny squares, 2 an evening" are all of them, and not the first sixth.
    if (byName && isOfAll(task)) {
      const isSame = (one: WorkStep) => one === byName || sharesAct(one.title, byName.title, language);
      const all = works.flatMap((one) => (continuesStep(one, byName) && isSame(one) ? one.place : []));
      stretchOf.set(task.id, all);
      for (const place of all) said.add(place);
    }
  }
  return { placeOf, behind, said, stretchOf };
}
