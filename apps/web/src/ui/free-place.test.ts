import { expect, test } from 'vitest';
import { freePlace } from './free-place.ts';

const room = { top: 64, bottom: 800 };

type Stretches = { top: number; bottom: number }[];
const placeOf = (
  height: number,
  controls: Stretches,
  headings: Stretches = [],
  end: 'top' | 'bottom' = 'bottom',
) => freePlace(height, room, [[...controls, ...headings], controls], end);

test('toasts stand at the top where nothing is in their way', () => {
  expect(placeOf(60, [])).toBe(64);
  expect(placeOf(60, [{ top: 200, bottom: 240 }])).toBe(64);
});

test('they stand below the controls that they would cover', () => {
  const header = { top: 90, bottom: 130 };
  expect(placeOf(60, [header])).toBe(134);
  expect(placeOf(60, [header, { top: 150, bottom: 190 }])).toBe(194);
  expect(placeOf(60, [header, { top: 198, bottom: 230 }])).toBe(134);
});

test('without a free place they stand at the lower edge, from under which the page can be scrolled', () => {
  const rows = Array.from({ length: 20 }, (_, row) => ({ top: 70 + row * 40, bottom: 105 + row * 40 }));
  expect(placeOf(60, rows)).toBe(740);
  expect(placeOf(900, [])).toBe(64);
});

test('they cover a heading only where they would cover a control otherwise', () => {
  const heading = { top: 90, bottom: 125 };
  expect(placeOf(60, [], [heading])).toBe(129);
  const controls = [
    { top: 140, bottom: 460 },
    { top: 470, bottom: 790 },
  ];
  expect(placeOf(60, controls, [heading])).toBe(64);
});

test('in a dialog without a free place they are at its upper end, away from its buttons', () => {
  expect(placeOf(60, [{ top: 60, bottom: 800 }], [], 'top')).toBe(64);
});
