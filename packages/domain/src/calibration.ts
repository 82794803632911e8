import { normalizeTag } from './tags.ts';

/** A completed task with its estimated and its actual hours. Both are decimal and above 0. */
export interface DoneWork {
  title: string;
  tags: readonly string[];
  /** The category of its project. */
  category: string;
  /** What it is part of, as the library names it: "Contact form". Null if nothing known. */
  deliverable?: string | null | undefined;
  estimatedHours: number;
  actualHours: number;
}

export const CALIBRATION_KINDS = ['deliverable', 'tag', 'verb', 'category', 'all'] as const;
export type CalibrationKind = (typeof CALIBRATION_KINDS)[number];

/** How the actual time of one group of work compares with its estimates. */
export interface CalibrationGroup {
  kind: CalibrationKind;
  /** The deliverable, the tag, the first word of the titles, or the category; empty for all. */
  name: string;
  tasks: number;
  /** The median of actual by estimated hours. */
  ratio: number;
  /** The factor that estimates are multiplied by: the ratio, drawn closer to 1 the fewer tasks there are. */
  factor: number;
}

/** With fewer tasks a group has no factor. Steps of one deliverable are more alike than other work. */
const MIN_TASKS: Record<CalibrationKind, number> = { deliverable: 3, tag: 5, verb: 5, category: 5, all: 5 };
/** Smoothing: the ratio is computed as if this many more tasks had taken exactly as long as estimated. */
const SMOOTHING_TASKS = 4;
/** Ratios are clamped, because a forgotten timer or a typing error is no measurement. */
const MIN_RATIO = 0.1;
const MOST_RATIO = 10;
const MIN_FACTOR = 0.5;
const MOST_FACTOR = 3;
/** A factor that is closer to 1 than this leaves the estimates unchanged. */
const MIN_DIFFERENCE = 0.1;

const verbOf = (title: string): string => normalizeTag(title.trim().split(/\s+/)[0] ?? '');

/** What tells the groups of a piece of work. */
export type WorkTraits = Pick<DoneWork, 'title' | 'tags' | 'category' | 'deliverable'>;

function groupsOf({ title, tags, category, deliverable }: WorkTraits) {
  const named: [CalibrationKind, string][] = [
    ['deliverable', deliverable ?? ''],
    ...tags.map((tag): [CalibrationKind, string] => ['tag', normalizeTag(tag)]),
    ['verb', verbOf(title)],
    ['category', normalizeTag(category)],
  ];
  return [...named.filter(([, name]) => name !== ''), ['all', ''] as [CalibrationKind, string]];
}

function median(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const [low = 1, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

const round = (value: number): number => Math.round(value * 100) / 100;

function groupFrom(kind: CalibrationKind, name: string, ratios: readonly number[]): CalibrationGroup {
  const tasks = ratios.length;
  const ratio = median(ratios.toSorted((a, b) => a - b));
  const shrunk = Math.exp((Math.log(ratio) * tasks) / (tasks + SMOOTHING_TASKS));
  const factor = round(Math.min(MOST_FACTOR, Math.max(MIN_FACTOR, shrunk)));
  return { kind, name, tasks, ratio: round(ratio), factor };
}

/**
 * How a person's actual times compare with their estimates, for every group with enough tasks. Deliverables come first,
 * then tags, verbs, categories and all work; within each of these the group with the most tasks.
 */
export function calibrate(done: readonly DoneWork[]): CalibrationGroup[] {
  const ratios = new Map<string, { kind: CalibrationKind; name: string; ratios: number[] }>();
  for (const work of done) {
    const ratio = work.actualHours / work.estimatedHours;
    if (!(ratio >= MIN_RATIO && ratio <= MOST_RATIO)) continue;
    for (const [kind, name] of groupsOf(work)) {
      const key = `${kind} ${name}`;
      const group = ratios.get(key) ?? { kind, name, ratios: [] };
      group.ratios.push(ratio);
      ratios.set(key, group);
    }
  }
  return [...ratios.values()]
    .filter((group) => group.ratios.length >= MIN_TASKS[group.kind])
    .map((group) => groupFrom(group.kind, group.name, group.ratios))
    .toSorted(
      (a, b) =>
        CALIBRATION_KINDS.indexOf(a.kind) - CALIBRATION_KINDS.indexOf(b.kind) ||
        b.tasks - a.tasks ||
        (a.name < b.name ? -1 : 1),
    );
}

/**
 * The group whose factor applies to a piece of work: its deliverable, else its tag, its verb, its category, or all work.
 * Undefined if no group applies.
 */
export function groupFor(
  groups: readonly CalibrationGroup[],
  work: WorkTraits,
): CalibrationGroup | undefined {
  const own = new Set(groupsOf(work).map(([kind, name]) => `${kind} ${name}`));
  const group = groups.find(({ kind, name }) => own.has(`${kind} ${name}`));
  return group && Math.abs(group.factor - 1) >= MIN_DIFFERENCE ? group : undefined;
}
