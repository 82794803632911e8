import { isWorkStep, type Step } from '@daymark/domain/steps';
import { isTheDay, isWork, type LibraryLanguage, type ProjectKind } from '../library/entries.ts';
import type { Line, TaskLine } from './line.ts';
import { isUndated, saidMinutes } from './lines.ts';
import type { Merged } from './merge.ts';
import { launchIn, saysStep } from './same-step.ts';
import { nameInside } from './step-titles.ts';
import type { TurningDay } from './turning-day.ts';

const MOST_TITLE = 200;

/**
 * The lines that happen on the day itself, by the place of its step: ceremony and party of a wedding that is photographed. They
 * are part of that step.
 */
export function partsOfDay(
  kind: ProjectKind,
  { placeOf, wanted }: Merged,
  lines: readonly Line[],
  turning: TurningDay | null,
  language: LibraryLanguage,
): Map<number, Line[]> {
  const days = new Set(wanted.flatMap((step) => (isTheDay(step) ? step.place : [])));
  const placed = (line: Line): number | undefined => {
    const place = placeOf.get(line.task.id) ?? (line.isFound ? undefined : kind.slot?.place);
    return place !== undefined && days.has(place) ? place : undefined;
  };
  const says = ({ task }: Line, place: number | undefined) =>
    wanted.some((step) => isWork(step) && step.place === place && isWhole(task, step.title, language));
  const isOfDay = (line: Line): boolean =>
    turning !== null &&
    placed(line) !== undefined &&
    (!line.task.effort?.said || says(line, placed(line))) &&
    // "Launch" is the step that puts the site live, and no part of it.
    launchIn(line.task.title, wanted, language)?.place !== placed(line) &&
    (isUndated(line.task) || line.task.on.every((day) => day === turning.day));
  return Map.groupBy(lines.filter(isOfDay), (line) => placed(line) ?? 0);
}

/** Whether a line of the day itself says its step: "I give a talk about bees on 18 February". */
const isWhole = ({ title, on }: TaskLine, step: string, language: LibraryLanguage): boolean =>
  on.length > 0 && saysStep(title, step, language);

/**
 * The steps of the day with what happens on it: "Photograph the wedding day: ceremony, group photos, party". A line that says the step
 * itself has its words and its hours.
 */
export function withParts(
  steps: readonly Step[],
  parts: ReadonlyMap<number, readonly Line[]>,
  language: LibraryLanguage,
): Step[] {
  return steps.map((step) => {
    const lines = parts.get(step.place);
    if (!lines || !isWorkStep(step)) return step;
    const whole = lines.find(({ task }) => isWhole(task, step.title, language))?.task;
    const minutes = (whole && saidMinutes(whole)) ?? step.minutes;
    const names = lines.flatMap(({ task }) => (task === whole ? [] : nameInside(task.title, language)));
    const title = [whole?.title ?? step.title, ...(names.length > 0 ? [names.join(', ')] : [])].join(': ');
    return { ...step, minutes, title: title.slice(0, MOST_TITLE) };
  });
}
