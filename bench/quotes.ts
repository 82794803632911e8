// `npm run bench quotes`: how often finished work needed at most the P50 and P80 hours that a quote would have named before
// it, over generated histories of several seeds and that of the demo account. Fails if P80 covers on the mean of the seeds
// less than 75 or more than 85 percent.

import { demoHistory } from '../apps/server/src/demo-history.ts';
import { type FinishedWork, forecastOf, historyOf } from '../packages/domain/src/forecasts.ts';

const SEEDS = [7, 1, 2, 3, 4];
const PEOPLE = 300;
const PROJECTS_AFTER = 4;
const [LEAST, MOST] = [0.75, 0.85];

let state = 0;
/** mulberry32: the same histories for a seed. */
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 2 ** 32;
}
const between = (low: number, high: number) => low + (high - low) * random();
const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());

/** Somebody who deviates from estimates in an own way, task by task and project by project. */
function makePerson() {
  const person = { bias: between(-0.2, 0.5), ofTask: between(0.2, 0.6), ofProject: between(0, 0.4) };
  const project = (projectId: string): FinishedWork[] => {
    const shared = person.bias + person.ofProject * normal();
    return Array.from({ length: Math.round(between(3, 10)) }, () => {
      const estimatedHours = Math.round(between(1, 32)) / 4;
      const actualHours = estimatedHours * Math.exp(shared + person.ofTask * normal());
      return { title: 'Work', tags: [], category: 'Work', projectId, estimatedHours, actualHours };
    });
  };
  return { before: Math.round(between(5, 15)), project };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

interface Covered {
  p50: number;
  p80: number;
  of: number;
}

function count(covered: Covered, hours: readonly number[], actual: number, done: readonly FinishedWork[]) {
  const history = historyOf(done, 'Work');
  if (!history) return;
  const { p50, p80 } = forecastOf(hours, history);
  covered.of += 1;
  if (actual <= p50) covered.p50 += 1;
  if (actual <= p80) covered.p80 += 1;
}

const none = (): Covered => ({ p50: 0, p80: 0, of: 0 });

/** Tasks and whole projects of generated people, each forecast from what the person had finished before. */
function coveredIn(seed: number) {
  state = seed;
  const [tasks, projects] = [none(), none()];
  for (let n = 0; n < PEOPLE; n++) {
    const { before, project } = makePerson();
    const done = Array.from({ length: before }, (_, index) => project(String(index))).flat();
    for (let next = 0; next < PROJECTS_AFTER; next++) {
      const work = project(`next ${next}`);
      for (const { estimatedHours, actualHours } of work) count(tasks, [estimatedHours], actualHours, done);
      const hours = work.map(({ estimatedHours }) => estimatedHours);
      count(projects, hours, sumOf(work.map(({ actualHours }) => actualHours)), done);
    }
  }
  return { tasks, projects };
}

/** Each finished task of the demo account, forecast from all the others. */
function coveredInDemo(): Covered {
  const [demo, kept] = [none(), demoHistory()];
  for (const work of kept)
    count(
      demo,
      [work.estimatedHours],
      work.actualHours,
      kept.filter((other) => other !== work),
    );
  return demo;
}

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
const meanOf = (values: readonly number[]) => sumOf(values) / values.length;
let isMissed = false;

function report(name: string, seeds: readonly Covered[]): void {
  const p80s = seeds.map(({ p80, of }) => p80 / of);
  const p50 = meanOf(seeds.map((covered) => covered.p50 / covered.of));
  const p80 = meanOf(p80s);
  const isHeld = p80 >= LEAST && p80 <= MOST;
  if (!isHeld) isMissed = true;
  const each = seeds.length > 1 ? ` (by seed ${p80s.map(percent).join(', ')})` : '';
  console.log(
    `${name.padEnd(9)} P50 covers ${percent(p50)}, P80 covers ${percent(p80)}${each} of ${sumOf(seeds.map(({ of }) => of))}${isHeld ? '' : ': not from 75 to 85 %'}`,
  );
}

const generated = SEEDS.map(coveredIn);
report(
  'tasks',
  generated.map(({ tasks }) => tasks),
);
report(
  'projects',
  generated.map(({ projects }) => projects),
);
report('demo', [coveredInDemo()]);
process.exit(isMissed ? 1 : 0);
