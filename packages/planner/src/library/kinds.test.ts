import { expect, test } from 'vitest';
import { isWork, type KindStep, LIBRARY_LANGUAGES, type ProjectKind } from './kind.ts';
import { kindsIn } from './kinds.ts';

const KNOWN_KEYS = new Set([
  'title',
  'minutes',
  'done',
  'forgotten',
  'after',
  'wait',
  'who',
  'days',
  'least',
]);
const TITLE_MAX = 80;
const DAYS_MAX = 120;

function* faultsOfStep(step: KindStep, at: number): Generator<string> {
  if (Object.keys(step).some((key) => !KNOWN_KEYS.has(key))) yield 'has a field that no step has';
  if (isWork(step)) {
    if ('wait' in step) yield 'is work and a wait';
    if (step.title.trim() === '' || step.title.length > TITLE_MAX) yield 'has no title or a long one';
    if (step.minutes < 15 || step.minutes > 480 || step.minutes % 15 !== 0)
      yield `takes ${step.minutes} minutes`;
  } else if (step.days < 1 || step.days > DAYS_MAX || !('who' in step))
    yield 'waits for no time, or nobody is said';
  if ('wait' in step && step.least !== undefined && !(step.least >= 1 && step.least <= step.days))
    yield `waits ${step.least} days at least`;
  for (const place of step.after ?? [])
    if (!Number.isInteger(place) || place < 1 || place > at) yield `comes after step ${place}`;
}

function faultsOf({ id, name, also, steps }: ProjectKind): string[] {
  const work = steps.filter(isWork);
  const forgotten = work.filter((step) => step.forgotten).length;
  return [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? [] : ['its id is none']),
    ...(name.trim() === '' ? ['it has no name'] : []),
    ...(also.length >= 8 && also.length <= 32 ? [] : [`it is called by ${also.length} other names`]),
    ...(work.length >= 5 && work.length <= 14 ? [] : [`it has ${work.length} steps`]),
    ...(forgotten >= 1 && forgotten <= 3 ? [] : [`${forgotten} of its steps are forgotten`]),
    ...steps.flatMap((step, at) => [...faultsOfStep(step, at)].map((fault) => `step ${at + 1} ${fault}`)),
  ].map((fault) => `${id}: ${fault}`);
}

test.each(LIBRARY_LANGUAGES)('every kind of project in %s is whole', (language) => {
  const kinds = kindsIn(language);
  expect(kinds.flatMap(faultsOf)).toEqual([]);
  const ids = kinds.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('there are at least 200 kinds in English and 80 in German', () => {
  expect(kindsIn('en').length).toBeGreaterThanOrEqual(200);
  expect(kindsIn('de').length).toBeGreaterThanOrEqual(80);
});
