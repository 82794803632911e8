import { spawnSync } from 'node:child_process';
import { addDays, type Weekday } from '@daymark/domain/dates';
import { planProject } from '@daymark/planner/plan';
import { readBrief } from '@daymark/planner/read/read';
import { axisOf } from '@daymark/planner/schedule/calendar';
import { scheduleWork } from '@daymark/planner/schedule/schedule';
import type { Work } from '@daymark/planner/schedule/work';
import { projects } from '@daymark/planner/testing/instances';
import { peakOverLeast } from '@daymark/planner/testing/peaks';
import fc from 'fast-check';

const FIRST_DAY = '2026-11-23';
const DAYS = 365;
const WORKWEEK: Weekday[] = [1, 2, 3, 4, 5];
const CALENDAR = { weekdays: WORKWEEK, hoursPerDay: 6, daysOff: [], busyHours: {} };

/** A year's work that just fits: deadlines spread over it, every third task after the one before. */
function yearOfWork(tasks: number, unitsOf: (index: number) => number): Work[] {
  return Array.from({ length: tasks }, (_, index) => ({
    id: String(index),
    units: unitsOf(index),
    releaseDay: Math.floor((index / tasks) * (DAYS - 60)),
    deadlineDay: Math.min(DAYS - 1, Math.floor((index / tasks) * (DAYS - 60)) + 30 + ((index * 13) % 30)),
    flexible: index % 5 !== 0,
    after: index % 3 === 0 && index > 0 ? [{ index: index - 1, lagDays: 0 }] : [],
    weight: index % 3,
  }));
}

const SENTENCES = [
  'Gallery with 24 pieces, each with size and glaze.',
  'Record the interview with Ana on 3 December and cut it to 40 minutes.',
  'Write three chapters of about 20 pages; the letters take ten days to come back.',
  'Only Tuesdays and Thursdays, 3 hours.',
  'The stand is booked, the insurance is not.',
  'Send the invoices to five clients and chase the two that are late.',
  'A shop is NOT needed, only a contact form.',
  'Mara signs off the design before anything is built.',
];
const USUAL_BRIEF_WORDS = 200;
const LONG_BRIEF_WORDS = 5_000;
/** The longest possible brief, with text that is expensive to read. */
const HOSTILE = [
  ...['", or "', 'a week ', '1 1 1 1 ', ',', '- x\n', '(([[', '5 chapters, 2 h each, '],
  ...['danach warten auf Kunde bis Freitag, ', 'When everything is done, paint it. '],
].map((text) => text.repeat(Math.ceil(20_000 / text.length)).slice(0, 20_000));

function briefOf(most: number): string {
  const lines: string[] = [];
  for (let words = 0; words < most; ) {
    const line = `- ${SENTENCES[lines.length % SENTENCES.length]} (part ${lines.length + 1})`;
    words += line.split(' ').length;
    lines.push(line);
  }
  return lines.join('\n');
}

export const usualBrief = (): string => briefOf(USUAL_BRIEF_WORDS);

function medianMilliseconds(rounds: number, work: () => void): number {
  work();
  const times = Array.from({ length: rounds }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  }).toSorted((a, b) => a - b);
  return Math.round((times[Math.floor(rounds / 2)] ?? 0) * 10) / 10;
}

const REQUEST = {
  name: 'A year of everything',
  category: '',
  tags: [],
  priority: 'Medium',
  startDate: FIRST_DAY,
  dueDate: addDays(FIRST_DAY, DAYS - 1),
  today: FIRST_DAY,
  milestones: [],
  calendar: CALENDAR,
  locale: 'en-GB',
  kept: [],
} as const;

const FIRST = `
const began = performance.now();
const { planBrief } = await import('./scripts/plan-brief.ts');
planBrief({ name: 'First', brief: process.argv[1], start: '${FIRST_DAY}', due: '2027-02-01', today: '${FIRST_DAY}' });
console.log(performance.now() - began);`;

/** The plan of a usual brief as the first work of a process, including the loading of modules. */
function firstPlan(): number {
  const times = Array.from({ length: 5 }, () => {
    const args = ['--input-type=module', '-e', FIRST, '--', usualBrief()];
    return Number(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout);
  });
  return Math.round(times.toSorted((a, b) => a - b)[2] ?? 0);
}

/** How long planning itself takes, in milliseconds, once warm; and how even its days are. */
export function measurePlanning() {
  const axis = axisOf(CALENDAR, FIRST_DAY, addDays(FIRST_DAY, DAYS - 1));
  const work = yearOfWork(1_000, (index) => 2 + ((index * 7) % 8));
  const small = yearOfWork(5_000, () => 1);
  for (const year of [work, small]) {
    if (!scheduleWork(year, axis).feasible) throw new Error('The year of work was to fit');
  }
  const plan = (description: string) => {
    const request = { ...REQUEST, description };
    return planProject({ ...request, reading: readBrief(request) });
  };
  const [usual, long] = [usualBrief(), briefOf(LONG_BRIEF_WORDS)];
  return {
    scheduleMilliseconds: medianMilliseconds(51, () => scheduleWork(work, axis)),
    largeScheduleMilliseconds: medianMilliseconds(51, () => scheduleWork(small, axis)),
    peakOverLeast:
      Math.round(peakOverLeast(fc.sample(projects(), { numRuns: 1_000, seed: 1 })) * 1_000) / 1_000,
    firstPlanMilliseconds: firstPlan(),
    usualBriefMilliseconds: medianMilliseconds(21, () => plan(usual)),
    longBriefMilliseconds: medianMilliseconds(3, () => plan(long)),
    hostileBriefMilliseconds: Math.max(...HOSTILE.map((text) => medianMilliseconds(1, () => plan(text)))),
  };
}
