import type { Statement } from '@daymark/domain/reading';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Links } from './links.ts';

const idOf = (at: number) => `s${at}`;

/** Work that follows other work, by places. */
const workAfter = (after: readonly number[], at: number): Statement => ({
  ...{ id: idOf(at), words: { text: '', start: at, end: at }, sure: true, statedBy: 'reader', kind: 'task' },
  ...{ title: '', parts: null, effort: null, pace: null, apart: null, on: [], from: null, by: null },
  ...{ weekdays: [], except: [], exceptWeekdays: [], windows: [], optional: false },
  after: after.map((other) => ({ statement: idOf(other), lag: null, each: false })),
});

/** Every place that one leads to, found step by step. */
function reachedFrom(links: readonly (readonly number[])[], from: number): Set<number> {
  const reached = new Set([from]);
  for (const at of reached) for (const next of links[at] ?? []) reached.add(next);
  return reached;
}

const COUNT = 12;
const place = fc.nat({ max: COUNT - 1 });
/** Links of any direction, as far as they make no circle. */
const linked = fc.array(fc.tuple(place, place), { maxLength: 40 }).map((pairs) => {
  const links: number[][] = Array.from({ length: COUNT }, () => []);
  for (const [from, to] of pairs) if (!reachedFrom(links, to).has(from)) links[from]?.push(to);
  return links;
});

test('whether work depends on other work is known, whatever the direction of links, and as they are added', () => {
  fc.assert(
    fc.property(linked, linked, (given, more) => {
      const links = new Links(given.map(workAfter));
      const all = given.map((next) => [...next]);
      for (const [from, next] of more.entries())
        for (const to of next) {
          if (reachedFrom(all, to).has(from)) continue;
          links.add(idOf(from), idOf(to));
          all[from]?.push(to);
        }
      for (let from = 0; from < COUNT; from++)
        for (let to = 0; to < COUNT; to++)
          expect(links.leads(idOf(from), idOf(to))).toBe(reachedFrom(all, from).has(to));
    }),
  );
});

test('links that follow from others are known', () => {
  fc.assert(
    fc.property(linked, fc.uniqueArray(place), (given, some) => {
      const indirect = some.filter((one) =>
        some.some((other) => other !== one && reachedFrom(given, other).has(one)),
      );
      expect(new Links(given.map(workAfter)).indirect(some.map(idOf))).toEqual(new Set(indirect.map(idOf)));
    }),
  );
});

test('the latest of some work lead to all of it', () => {
  fc.assert(
    fc.property(linked, fc.uniqueArray(place), (given, some) => {
      const others = some.toSorted((a, b) => a - b).map((at) => ({ id: idOf(at), at }));
      const latest = new Links(given.map(workAfter)).latestOf(others);
      const reached = new Set(latest.flatMap(({ at }) => [...reachedFrom(given, at)]));
      for (const { at } of others) expect(reached).toContain(at);
      expect(latest).toEqual(others.filter((one) => latest.includes(one)));
    }),
  );
});

test('of a long row only the last is followed', () => {
  const row = Array.from({ length: 1_000 }, (_, at) => (at > 0 ? [at - 1] : []));
  const links = new Links(row.map(workAfter));
  expect(links.latestOf(row.map((_, at) => ({ id: idOf(at) })))).toEqual([{ id: idOf(999) }]);
});
