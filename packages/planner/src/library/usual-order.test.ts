import { expect, test } from 'vitest';
import { indexesOf } from './indexes.ts';
import { entryIn } from './lazy-list.ts';
import { libraryIn } from './library.ts';
import { usualPlace } from './usual-order.ts';

const library = libraryIn('en');
const order = indexesOf(library).order();

/** Where the kinds, this one among them, would put a thing among the steps of a kind without the one that produces it. */
function without(kind: string, thing: string) {
  const { domain, steps } = entryIn(library.kinds, kind) ?? { domain: '', steps: [] };
  const at = steps.findIndex(({ covers }) => covers.includes(thing));
  const others = steps.filter((_, place) => place !== at);
  const found = usualPlace(order, thing, { domain, steps: others });
  return { at, told: found, place: found ? others.indexOf(found) + 1 : found === null ? 0 : -1 };
}

test('a thing belongs where other kinds produce it', () => {
  const proofread = without('chronicle', 'proofread');
  expect(Math.abs(proofread.place - proofread.at)).toBeLessThanOrEqual(2);
  const invoice = without('client-podcast-editing', 'invoice');
  expect(Math.abs(invoice.place - invoice.at)).toBeLessThanOrEqual(2);
});

test('what no kind produces has no place', () => {
  expect(usualPlace(order, 'no-such-thing', { domain: 'event', steps: [] })).toBeUndefined();
});

test('of the things of all kinds it is nearer than the slot', () => {
  let [ofOrder, ofSlot, told] = [0, 0, 0];
  for (const [number, { id, slot, steps }] of library.kinds.entries()) {
    if (number % 40 !== 0 || !slot) continue;
    for (const thing of new Set(steps.flatMap(({ covers }) => covers))) {
      const { at, told: found, place } = without(id, thing);
      if (found === undefined) continue;
      told++;
      ofOrder += Math.abs(place - at);
      ofSlot += Math.abs(steps.findIndex((step) => step.place === slot.place) - at);
    }
  }
  expect(told).toBeGreaterThan(100);
  expect(ofOrder).toBeLessThan(ofSlot * 0.6);
});
