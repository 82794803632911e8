import type { Phase } from '@daymark/domain/steps';
import type { Deliverable, WorkStep } from '../library/entries.ts';
import { keptSteps } from './kind-steps.ts';
import type { Line } from './line.ts';

/** What is done once before all of several alike things, and what once behind them. */
const BEFORE: ReadonlySet<Phase> = new Set(['decide', 'prepare']);
const BEHIND: ReadonlySet<Phase> = new Set(['check', 'finish']);

const isCounted = ({ steps }: Deliverable): boolean => steps.some(({ each }) => each);

/**
 * Lines of the same deliverable, of which the steps that are not for each of them are done once: who packs the kitchen and the books gets
 * boxes once, and packs one bag for the first night.
 */
export function withSharedSteps(lines: readonly Line[]): Line[] {
  const alike = Map.groupBy(
    lines.filter(({ isFound, deliverable }) => isFound && deliverable && isCounted(deliverable)),
    ({ deliverable }) => deliverable?.id,
  );
  return lines.map((line) => {
    const { deliverable } = line;
    const own = deliverable && alike.get(deliverable.id);
    if (!own || own.length < 2 || !own.includes(line)) return line;
    const [isFirst, isLast] = [own[0] === line, own.at(-1) === line];
    const isOwn = ({ each, phase }: WorkStep): boolean =>
      each || ((isFirst || !BEFORE.has(phase)) && (isLast || !BEHIND.has(phase)));
    return { ...line, deliverable: { ...deliverable, steps: keptSteps(deliverable.steps, isOwn) } };
  });
}
