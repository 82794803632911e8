import { addDays, daysFrom } from '@daymark/domain/dates';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DayStrip } from './day-strip.tsx';
import { placeOnStrip, stripCells } from './day-strip-cells.ts';
import { stripPhrases } from './day-strip-words.ts';

const START = '2028-02-27';

test('a timeline has one cell for each day, over a leap day and both ends included', () => {
  const cells = stripCells(START, '2028-03-02', '2028-02-29', [{ date: '2028-02-29', total: 2, done: 1 }]);
  expect(cells.map((cell) => cell.from)).toEqual([
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
    '2028-03-02',
  ]);
  expect(cells.map((cell) => cell.when)).toEqual(['past', 'past', 'today', 'ahead', 'ahead']);
  expect(cells[2]).toMatchObject({ total: 2, done: 1 });
});

test('no task is lost when days are drawn together, nor when one lies outside of the timeline', () => {
  for (const length of [1, 5, 70, 71, 365, 1000, 3660]) {
    const due = addDays(START, length - 1);
    const days = daysFrom(addDays(START, -3), addDays(due, 3)).map((date) => ({ date, total: 2, done: 1 }));
    const cells = stripCells(START, due, START, days);
    expect(cells.length).toBeLessThanOrEqual(70);
    expect(cells.reduce((sum, cell) => sum + cell.total, 0)).toBe(days.length * 2);
    expect(cells.reduce((sum, cell) => sum + cell.done, 0)).toBe(days.length);
    expect(cells.at(-1)?.to).toBe(due);
  }
});

test('the mark of a day stands over the middle of its cell, and nowhere when it is outside', () => {
  expect(placeOnStrip(START, addDays(START, 3), START)).toBe(0.125);
  expect(placeOnStrip(START, addDays(START, 3), addDays(START, 3))).toBe(0.875);
  expect(placeOnStrip(START, addDays(START, 3), addDays(START, 4))).toBeUndefined();
  expect(placeOnStrip(START, addDays(START, 3), addDays(START, -1))).toBeUndefined();
});

test('the words say where today stands, what is done and what is late', () => {
  const strip = {
    startDate: START,
    dueDate: addDays(START, 9),
    days: [
      { date: START, total: 3, done: 1 },
      { date: addDays(START, 4), total: 1, done: 0 },
    ],
    milestones: [],
  };
  const wordsOn = (today: string) => stripPhrases({ ...strip, today });
  expect(wordsOn(addDays(START, -1)).phrases).toEqual(['Starts in 1 day', '1 of 4 tasks done']);
  expect(wordsOn(addDays(START, 4))).toEqual({ phrases: ['Day 5 of 10', '1 of 4 tasks done'], late: 2 });
  expect(wordsOn(addDays(START, 11)).phrases[0]).toBe('2 days overdue');
  expect(stripPhrases({ ...strip, today: START, days: [] }).phrases[1]).toBe('No dated tasks');
  // The project's own figures, including tasks that fit on no day.
  const stats = { totalSubtasks: 6, completedSubtasks: 2 };
  expect(stripPhrases({ ...strip, today: START, stats }).phrases).toEqual([
    'Day 1 of 10',
    '2 of 6 tasks done',
    '2 without a day',
  ]);
});

test('the strip fits into 320 px, explains itself, and a started day is partly filled', async () => {
  const length = 365;
  const today = addDays(START, 100);
  const screen = await render(
    <div style={{ width: 260 }}>
      <DayStrip
        size="large"
        startDate={START}
        dueDate={addDays(START, length - 1)}
        today={today}
        days={[{ date: today, total: 4, done: 1 }]}
        milestones={[{ name: 'Half way', dueDate: addDays(START, 180) }]}
      />
    </div>,
  );
  const figure = screen.getByRole('figure').element();
  const drawn = figure.querySelector('svg')?.getBoundingClientRect();
  const [outline, fill] = [...figure.querySelectorAll('g[data-day] rect')].map((rect) =>
    rect.getBoundingClientRect(),
  );

  expect(drawn?.width).toBe(260);
  expect(figure.scrollWidth).toBeLessThanOrEqual(260);
  expect((fill?.height ?? 0) / (outline?.height ?? 1)).toBeCloseTo(0.25, 1);
  await expect.element(screen.getByText(/Day 101 of 365 · 1 of 4 tasks done · Next: Half way/)).toBeVisible();
  await expect.element(screen.getByText('each cell a week')).toBeVisible();
  await expect.element(screen.getByRole('list', { name: 'Milestones' })).toBeVisible();
});
