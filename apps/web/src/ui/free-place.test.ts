import { expect, test } from 'vitest';
import { freePlace } from './free-place.ts';

const room = { top: 64, bottom: 800 };

test('toasts stand at the top where nothing is in their way', () => {
  expect(freePlace(60, room, [])).toBe(64);
  expect(freePlace(60, room, [{ top: 200, bottom: 240 }])).toBe(64);
});

test('they stand below the controls that they would cover', () => {
  const header = { top: 90, bottom: 130 };
  expect(freePlace(60, room, [header])).toBe(134);
  expect(freePlace(60, room, [header, { top: 150, bottom: 190 }])).toBe(194);
  expect(freePlace(60, room, [header, { top: 198, bottom: 230 }])).toBe(134);
});

test('without a free place they stand at the lower edge, from under which the page can be scrolled', () => {
  const rows = Array.from({ length: 20 }, (_, row) => ({ top: 70 + row * 40, bottom: 105 + row * 40 }));
  expect(freePlace(60, room, rows)).toBe(740);
  expect(freePlace(900, room, [])).toBe(64);
});
