// `npm run bench quotes`: how often finished work needed at most the P50 and P80 hours that a quote would have named before
// it, over generated histories and that of the demo account. Fails if P80 covers less than 75 or more than 85 percent.

import { demoHistory } from '../apps/server/src/demo-history.ts';
import { type FinishedWork, forecastOf, historyOf } from '../packages/domain/src/forecasts.ts';

const PEOPLE = 300;
const PROJECTS_AFTER = 4;
const [LEAST, MOST] = [0.75, 0.85];

let state = 7;
/** mulberry32: the same histories in each run. */
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
const [tasks, projects, demo] = [none(), none(), none()];

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

// Each finished task of the demo account, forecast from all the others.
const kept = demoHistory();
for (const work of kept)
  count(
    demo,
    [work.estimatedHours],
    work.actualHours,
    kept.filter((other) => other !== work),
  );

const share = (part: number, { of }: Covered) => part / of;
let isMissed = false;
for (const [name, covered] of Object.entries({ tasks, projects, demo })) {
  const p80 = share(covered.p80, covered);
  const isHeld = p80 >= LEAST && p80 <= MOST;
  if (!isHeld) isMissed = true;
  console.log(
    `${name.padEnd(9)} P50 covers ${(share(covered.p50, covered) * 100).toFixed(1)} %, P80 covers ${(p80 * 100).toFixed(1)} % of ${covered.of}${isHeld ? '' : ': not from 75 to 85 %'}`,
  );
}
process.exit(isMissed ? 1 : 0);
