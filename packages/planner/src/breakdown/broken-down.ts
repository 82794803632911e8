import type { Reading, Statement } from '@daymark/domain/reading';
import { withStepCorrections } from '@daymark/domain/step-corrections';
import { DEPTHS, type Depth } from '@daymark/domain/steps';
import { withCorrections } from '../corrections.ts';
import type { PlanRequest } from '../shape.ts';
import { type Breakdown, breakDown } from './break-down.ts';
import { prepared } from './prepare.ts';
import { amountOf } from './size.ts';
import { timeOf } from './time.ts';

/** A Reading to break down, as it was read, with the person's corrections of its lines and steps. */
export interface ToBreakDown
  extends Pick<
    PlanRequest,
    | ('reading' | 'name' | 'description' | 'category' | 'tags' | 'locale')
    | ('startDate' | 'dueDate' | 'today' | 'calendar')
  > {
  depth: Depth;
  /** The id of the kind that the person chose, `none`, or null for the nearest. */
  kind: string | null;
  corrections: readonly Statement[];
}

/** How much a depth makes of the brief: titles that differ, and hours of work. */
export interface Size {
  depth: Depth;
  tasks: number;
  hours: number;
}

export interface BrokenDown extends Omit<Breakdown, 'reading'> {
  depth: Depth;
  sizes: Size[];
}

/** Corrects a Reading, breaks it down and corrects its steps. Also tells how large it would be at each depth. */
export function brokenDown(request: ToBreakDown): { reading: Reading; breakdown: BrokenDown } {
  const { corrections, depth, description } = request;
  const reading = withCorrections(request.reading, corrections, description);
  const known = prepared({ ...request, reading });
  const time = timeOf({ ...request, reading: { ...reading, statements: [...known.statements] } });
  const at = (one: Depth) => {
    const made = breakDown({ ...request, ...time, reading, depth: one }, known);
    return { ...made, reading: withStepCorrections(made.reading, corrections) };
  };
  const made = at(depth);
  const sizes = DEPTHS.map((one): Size => {
    const { tasks, minutes } = amountOf(one === depth ? made.reading : at(one).reading, time.weeks);
    return { depth: one, tasks, hours: Math.round(minutes / 60) };
  });
  const { reading: whole, ...found } = made;
  return { reading: whole, breakdown: { ...found, depth, sizes } };
}
