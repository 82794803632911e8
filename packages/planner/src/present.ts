import { addDays, type Day } from '@daymark/domain/dates';
import { PRIORITY_WEIGHTS, type Priority } from '@daymark/domain/priorities';
import { answerWords } from './answers/answer-words.ts';
import { asking, TIGHT, yesNoAsk } from './answers/asks.ts';
import type { Breakdown, Draft } from './breakdown/draft.ts';
import { phrasesFor } from './breakdown/phrases.ts';
import { saidDaysOf } from './breakdown/said-days.ts';
import { halfTitle, partTitle, withoutPart } from './breakdown/titles.ts';
import type { Brief, Language } from './brief/brief.ts';
import { calibrated } from './calibrated.ts';
import { axisFor, calendarFor, type Frame, workingTimeOf } from './frame.ts';
import { basisOf } from './merge/keys.ts';
import { scheduleStanding } from './merge/standing.ts';
import { remediesFor } from './remedies.ts';
import { hoursOf, unitsOf } from './schedule/calendar.ts';
import type { Schedule } from './schedule/schedule.ts';
import type { Plan, PlannedTask, PlanRequest, Remark } from './shape.ts';
import { asLongAsItFits } from './shortened.ts';

/** Gives the drafts their days and writes the plan that people see. */
export function present(request: PlanRequest, brief: Brief, breakdown: Breakdown): Plan {
  const { drafts, told } = calibrated(breakdown.drafts, request, brief.language);
  const usual: Frame = {
    request,
    drafts,
    calendar: calendarFor(request, brief),
    opened: brief.fixedDays,
    from: request.startDate > request.today ? request.startDate : request.today,
    to: request.dueDate,
  };
  const { frame, share } = asLongAsItFits(usual);
  const axis = axisFor(frame);
  const schedule = scheduleStanding(frame, axis);
  const tasks = tasksOf(request, brief, frame.drafts, schedule, axis.days);
  return {
    engine: 'built-in planner',
    tasks,
    feasible: schedule.feasible,
    neededHours: hoursOf(schedule.neededUnits),
    availableHours: hoursOf(schedule.availableUnits),
    remedies: schedule.feasible ? [] : remediesFor(frame, brief, schedule, tasks),
    assumptions: [...tightRemark(request, brief, share), ...told, ...breakdown.assumptions],
    questions: breakdown.questions,
    certificate: schedule.certificate,
    workingTime: workingTimeOf(brief),
  };
}

/** That hours were shortened, or would have been. */
function tightRemark(request: PlanRequest, { language }: Brief, share: number): Remark[] {
  const text = phrasesFor(language).tight(Math.round(share * 100));
  const remark = asking(request, TIGHT, text, yesNoAsk(true));
  if (remark.answer === false) return [{ ...remark, text: answerWords(language).notShortened }];
  return share < 1 ? [remark] : [];
}

interface Part {
  draft: number;
  day: number | null;
  units: number;
  /** 1-based, of how many. */
  part: number;
  parts: number;
}

function partsOf(drafts: readonly Draft[], schedule: Schedule): Part[] {
  const counts = new Map<number, number>();
  for (const { index } of schedule.placed) counts.set(index, (counts.get(index) ?? 0) + 1);
  const seen = new Map<number, number>();
  const placed = schedule.placed.map(({ index, day, units }): Part => {
    const part = (seen.get(index) ?? 0) + 1;
    seen.set(index, part);
    return { draft: index, day, units, part, parts: counts.get(index) ?? 1 };
  });
  const ordered = inOrder(placed, drafts);
  const unplaced = schedule.unplaced.map((index): Part => {
    return { draft: index, day: null, units: unitsOf(drafts[index]?.hours ?? 0.25), part: 1, parts: 1 };
  });
  return [...ordered, ...unplaced];
}

/** Within a day, what is waited for comes first. */
function inOrder(placed: readonly Part[], drafts: readonly Draft[]): Part[] {
  const ordered: Part[] = [];
  let from = 0;
  for (let at = 1; at <= placed.length; at++) {
    if (at < placed.length && placed[at]?.day === placed[from]?.day) continue;
    const open = placed.slice(from, at);
    while (open.length > 0) {
      const here = new Set(open.map((part) => part.draft));
      const free = open.findIndex(
        (part) => part.part > 1 || !drafts[part.draft]?.after.some((one) => here.has(one.draft)),
      );
      ordered.push(...open.splice(Math.max(0, free), 1));
    }
    from = at;
  }
  return ordered;
}

/** Parts of one thing are numbered once, in the order of their days. */
function titlesOf(parts: readonly Part[], drafts: readonly Draft[], language: Language): string[] {
  const keyOf = ({ draft }: Part): string => {
    const { title, source } = drafts[draft] ?? { title: '', source: null };
    return `${source?.start ?? ''}/${withoutPart(title)}`;
  };
  const total = new Map<string, number>();
  for (const part of parts) total.set(keyOf(part), (total.get(keyOf(part)) ?? 0) + 1);
  const seen = new Map<string, number>();
  const asItStood = keysAsTheyStood(parts, drafts);
  return parts.map((part) => {
    const key = keyOf(part);
    const title = drafts[part.draft]?.title ?? '';
    const number = (seen.get(key) ?? 0) + 1;
    seen.set(key, number);
    const all = total.get(key) ?? 1;
    const draft = drafts[part.draft];
    if (draft?.stands?.title && asItStood.has(draft.key)) return draft.stands.title;
    if (all === 1) return withoutPart(title);
    return part.parts > 1 && /\d\)$/.test(title) && withoutPart(title) === title
      ? halfTitle(title, part.part, part.parts, language)
      : partTitle(withoutPart(title), number, all, language);
  });
}

/** Tasks of which every part is a row that stands: they are counted as they were. */
function keysAsTheyStood(parts: readonly Part[], drafts: readonly Draft[]): Set<string | undefined> {
  const byKey = Map.groupBy(parts, ({ draft }) => drafts[draft]?.key);
  const stands = ({ draft, parts: count }: Part) => count === 1 && drafts[draft]?.stands !== undefined;
  return new Set([...byKey].filter(([, all]) => all.every(stands)).map(([key]) => key));
}

function tasksOf(
  request: PlanRequest,
  brief: Brief,
  drafts: readonly Draft[],
  schedule: Schedule,
  days: readonly Day[],
): PlannedTask[] {
  const parts = partsOf(drafts, schedule);
  const refs = new Map(parts.map((part, index) => [`${part.draft}/${part.part}`, `t${index + 1}`]));
  const lastPart = new Map(parts.map((part) => [part.draft, part.parts]));
  const titles = titlesOf(parts, drafts, brief.language);
  const numbers = numbersOf(parts, drafts);
  return parts.flatMap((part, index) => {
    const draft = drafts[part.draft];
    if (!draft) return [];
    const before =
      part.part > 1
        ? [{ key: `${part.draft}/${part.part - 1}`, days: 0 }]
        : draft.after.map((one) => ({
            key: `${one.draft}/${lastPart.get(one.draft) ?? 1}`,
            days: one.lagDays,
          }));
    const waits = longestWaits(before, refs);
    return {
      ref: `t${index + 1}`,
      title: titles[index] ?? draft.title,
      description: draft.done.map((line) => `- ${line}`).join('\n'),
      estimatedHours: hoursOf(part.units),
      priority: priorityOf(request, draft),
      tags: draft.tags,
      milestoneId: heldBy(request, draft, part.day === null ? null : (days[part.day] ?? null)),
      dependsOn: waits.map(({ ref }) => ref),
      lags: waits.filter(({ days }) => days > 0),
      source: draft.source,
      playbook: draft.playbook,
      dueDate: part.day === null ? null : (days[part.day] ?? null),
      ...saidDaysOf(draft, part.day === null ? null : (days[part.day] ?? null)),
      optional: draft.optional,
      rowId: rowOf(draft, part),
      dependsOnRows: part.part > 1 ? [] : [...(draft.afterRows ?? [])],
      proposed: {
        key: draft.key ?? '',
        part: numbers[index] ?? 1,
        words: basisOf(draft),
        title: draft.wholeTitle ?? draft.title,
        wholeHours: draft.wholeHours ?? draft.hours,
        hours: hoursOf(part.units),
        ...(draft.factor !== undefined && { factor: draft.factor }),
      },
      ...(draft.shortened && { shortened: true }),
    };
  });
}

/** Each task that is waited for once, with the longest of its lags. */
function longestWaits(
  before: readonly { key: string; days: number }[],
  refs: ReadonlyMap<string, string>,
): { ref: string; days: number }[] {
  const waits = new Map<string, number>();
  for (const { key, days } of before) {
    const ref = refs.get(key);
    if (ref) waits.set(ref, Math.max(waits.get(ref) ?? 0, days));
  }
  return [...waits].map(([ref, days]) => ({ ref, days }));
}

/** The row of the earlier plan in whose place a part comes. */
function rowOf({ stands, replaces }: Draft, { part }: Part): string | null {
  if (stands) return part === 1 ? stands.id : null;
  return replaces?.[part - 1] ?? null;
}

/** Which part of its task each is: what stands keeps its number, and a number that was given away is not given twice. */
function numbersOf(parts: readonly Part[], drafts: readonly Draft[]): number[] {
  const taken = new Map<string | undefined, Set<number>>();
  for (const { key, stands, settledParts = [] } of drafts) {
    const numbers = taken.get(key) ?? new Set();
    for (const one of [...settledParts, ...(stands ? [stands.part] : [])]) numbers.add(one);
    taken.set(key, numbers);
  }
  return parts.map(({ draft, part }) => {
    const { key, stands } = drafts[draft] ?? {};
    if (stands && part === 1) return stands.part;
    const numbers = taken.get(key) ?? new Set();
    let free = 1;
    while (numbers.has(free)) free++;
    numbers.add(free);
    taken.set(key, numbers);
    return free;
  });
}

/** A task that comes after its milestone does not belong to it. */
function heldBy({ milestones }: PlanRequest, { milestoneId }: Draft, day: Day | null): string | null {
  const milestone = milestones.find((one) => one.id === milestoneId);
  return milestone && day !== null && day > milestone.dueDate ? null : milestoneId;
}

/** What a date outside the person's hands hangs on matters more than the project does; what is optional, less. */
function priorityOf({ priority, dueDate }: PlanRequest, { optional, deadline }: Draft): Priority {
  if (optional) return 'Low';
  if (deadline !== null && deadline <= addDays(dueDate, -1)) return 'High';
  return PRIORITY_WEIGHTS[priority] >= PRIORITY_WEIGHTS.Medium ? priority : 'Low';
}
