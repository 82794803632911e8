import type { Subtask } from '@daymark/contract/subtasks';
import { type DayMark, standsBefore } from '../../plan-data/day-marks.ts';
import type { PlanGroup } from './plan-groups.ts';
import type { Repeat } from './repeats.ts';

type Common = { group: PlanGroup; key: string; place: number; count: number };

/** An item of the list. */
export type PlanItem = Common &
  (
    | { type: 'heading' }
    | { type: 'row'; subtask: Subtask }
    | { type: 'repeat'; repeat: Repeat }
    /** `follows`: directly below another one. */
    | { type: 'mark'; mark: DayMark; follows: boolean }
  );

/** Estimated heights until they are measured. */
export const PIXELS: Record<PlanItem['type'], number> = { heading: 58, row: 76, repeat: 140, mark: 48 };

const groupOfMark = ({ key }: DayMark): PlanGroup => ({
  key,
  title: '',
  detail: '',
  standing: { text: '', tone: 'quiet' },
  isToday: false,
  isSettled: false,
  subtasks: [],
});

function itemsOfGroup(group: PlanGroup, isOpen: (repeat: Repeat) => boolean): PlanItem[] {
  const things = [
    ...(group.repeats ?? []).flatMap((repeat) => [
      { type: 'repeat' as const, key: `line ${repeat.statement}`, repeat },
      ...(isOpen(repeat)
        ? repeat.days.map((subtask) => ({ type: 'row' as const, key: subtask.id, subtask }))
        : []),
    ]),
    ...group.subtasks.map((subtask) => ({ type: 'row' as const, key: subtask.id, subtask })),
  ];
  const count = things.length;
  return [
    { type: 'heading', group, key: group.key, place: -1, count },
    ...things.map((thing, place) => ({ ...thing, group, place, count })),
  ];
}

/** Headings, rows and habits, with the waits between the days. */
export function planItems(
  groups: readonly PlanGroup[],
  marks: readonly DayMark[],
  isOpen: (repeat: Repeat) => boolean,
): PlanItem[] {
  const left = [...marks];
  const items: PlanItem[] = [];
  const putMark = (mark: DayMark) => {
    const group = groupOfMark(mark);
    const follows = items.at(-1)?.type === 'mark';
    items.push({ type: 'mark', group, key: group.key, mark, follows, place: -1, count: 0 });
  };
  for (const group of groups) {
    while (left[0] && standsBefore(left[0], group.day)) putMark(left.shift() as DayMark);
    items.push(...itemsOfGroup(group, isOpen));
  }
  for (const mark of left) putMark(mark);
  return items;
}
