import type { Reading } from '@daymark/domain/reading';
import { isWorkStep, type Phase } from '@daymark/domain/steps';
import {
  isTheDay,
  isWait,
  isWork,
  type KindStep,
  type ProjectKind,
  type WorkStep,
} from '../library/entries.ts';
import { partsOfStep } from './kind-steps.ts';

/** What is done without first, if there is no time for all, behind what people often forget anyway. */
const LEFT_OUT_FIRST: readonly Phase[] = ['check', 'decide', 'finish', 'prepare', 'make'];

/** At most this share of what the kind takes is left out: a plan without the rest would be another one. */
const MOST_SHARE = 0.6;

/**
 * The places of steps of a kind that are offered and not planned, because there is no time for all: what the brief itself names comes
 * first. Nothing of the day on which the project turns is left out, and nothing that is waited for.
 */
export function leftOutOf(kind: ProjectKind, { statements }: Reading, tooMany: number): Set<number> {
  const own = statements.find((one) => one.kind === 'library');
  if (own?.kind !== 'library') return new Set();
  const minutesOf = ({ place }: KindStep): number =>
    partsOfStep(own.steps, place).reduce((sum, part) => sum + (isWorkStep(part) ? part.minutes : 0), 0);
  const isAwaited = ({ place }: KindStep) =>
    kind.steps.some((other) => isWait(other) && other.after.includes(place));
  const planned = kind.steps.filter(isWork).filter((step) => minutesOf(step) > 0);
  const all = planned.reduce((sum, step) => sum + minutesOf(step), 0);
  const ofPhase = Map.groupBy(planned, ({ phase }) => phase);
  const sum = (phase: Phase) =>
    (ofPhase.get(phase) ?? []).reduce((minutes, step) => minutes + minutesOf(step), 0);
  // What a project mostly is stays longest: an audit checks.
  const main = LEFT_OUT_FIRST.toSorted((one, other) => sum(other) - sum(one))[0];
  const order = [...LEFT_OUT_FIRST.filter((phase) => phase !== main), main];
  const inOrder = planned
    .filter((step) => !isTheDay(step) && !isAwaited(step))
    .toSorted(
      (one, other) =>
        Number(other.forgotten) - Number(one.forgotten) ||
        order.indexOf(one.phase) - order.indexOf(other.phase) ||
        minutesOf(other) - minutesOf(one),
    );
  const leftOut = new Set<WorkStep>();
  let left = Math.min(tooMany, all * MOST_SHARE);
  for (const step of inOrder) {
    if (left <= 0) break;
    leftOut.add(step);
    left -= minutesOf(step);
  }
  // What a long step left out leaves room for comes back.
  for (const step of [...leftOut].toReversed()) {
    if (left + minutesOf(step) > 0) continue;
    leftOut.delete(step);
    left += minutesOf(step);
  }
  return new Set([...leftOut].map(({ place }) => place));
}
