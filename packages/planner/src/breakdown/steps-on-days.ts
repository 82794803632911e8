import type { Day } from '@daymark/domain/dates';
import type { Step } from '@daymark/domain/steps';
import type { Deliverable, KindStep, LibraryLanguage, ProjectKind } from '../library/entries.ts';
import { type arrivalsIn, onceThere } from './arrivals.ts';
import { fromDayOfOthers, type madeByOthers, withMade } from './by-others.ts';
import { habitsBehindDays, onDates } from './dated-steps.ts';
import { type partsOfDay, withParts } from './day-parts.ts';
import { onEachDay } from './event-days.ts';
import { asSteps, type HowFine } from './kind-steps.ts';
import { byMilestones, type Milestone } from './milestones.ts';
import { asLateAsPossible, nearTheEnd, withinTheProject } from './near-the-day.ts';
import { endingInTime, preparedForPractice } from './practice.ts';
import type { BreakdownRequest } from './request.ts';
import { inSeason, type Seasonal } from './seasons.ts';
import type { TurningDay } from './turning-day.ts';

interface Given {
  kind: ProjectKind;
  request: BreakdownRequest;
  deliverables: Pick<ReadonlyMap<string, Deliverable>, 'get'>;
  fine: HowFine;
  language: LibraryLanguage;
  turning: TurningDay | null;
  /** What the brief names of the day itself, and what others make. */
  parts: ReturnType<typeof partsOfDay>;
  byOthers: ReturnType<typeof madeByOthers>;
  arrivals: ReturnType<typeof arrivalsIn>;
  /** The days that the brief names for single steps, and those for what several make. */
  dates: ReadonlyMap<number, Day>;
  milestones: readonly Milestone[];
  seasons: Seasonal;
  /** The days of the brief's own waits that stand for those of the kind. */
  waited: number;
}

/** Steps of a kind in the form of a Reading, with the days that the brief, the day on which the project turns and the year give them. */
export function stepsOnDays(kept: readonly KindStep[], given: Given): Step[] {
  const { kind, request, deliverables, fine, language, turning } = given;
  const whole = asSteps(kept, deliverables, fine, language, turning, kind.steps);
  const named = withParts(onEachDay(whole, kept, kind, turning), given.parts, language);
  const all = withMade(named, given.byOthers, language);
  const late = asLateAsPossible(nearTheEnd(all, turning), turning, request.minutesUntil);
  const made = inSeason(withinTheProject(late, turning, request.dueDate), given.seasons);
  const practised = endingInTime(preparedForPractice(made, request, given.waited), request);
  const begun = fromDayOfOthers(practised, kind, request, language);
  const dated = onDates(onceThere(begun, given.arrivals), given.dates, request.minutesUntil);
  return habitsBehindDays(byMilestones(dated, given.milestones, request));
}
