import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { WaysOut } from './ways-out.tsx';

const unplaced = (title: string, hours: number) => ({
  id: title,
  projectId: 'fair',
  project: 'Garden fair',
  title,
  hours,
  dueDate: null,
});

const shown = async (
  titles: readonly string[],
  certificate: Parameters<typeof WaysOut>[0]['certificate'],
) => {
  const screen = await render(
    <WaysOut
      certificate={certificate}
      unplaced={titles.map((title) => unplaced(title, 3))}
      waysOut={[]}
      today="2026-11-23"
      busy={false}
      onTake={() => {}}
    />,
  );
  return screen.container.querySelector('p')?.textContent;
};

test('a span that holds more work than time is told in hours', async () => {
  const span = { from: '2026-11-24', to: '2026-11-26', neededHours: 20, availableHours: 18 };
  expect(await shown(['Paint the stall'], span)).toMatch(/there are 20 h of work and 18 h of time\.$/);
});

test('work whose last possible day comes before the first is named, without hours of a day that it cannot use', async () => {
  const none = { from: '2026-11-24', to: '2026-11-24', neededHours: 3, availableHours: 0 };
  expect(await shown(['Hand in the form'], none)).toBe(
    'No day is left for “Hand in the form” (3 h): the last possible day comes before the first one, or all days in between are off.',
  );
});

test('where there is time enough in all, what is too large for every day is named', async () => {
  expect(await shown(['Paint the stall'], null)).toBe(
    'There are enough hours, but no single day has room for “Paint the stall” (3 h).',
  );
  expect(await shown(['A', 'B', 'C', 'D', 'E'], null)).toBe(
    'There are enough hours, but no single day has room for “A” (3 h), “B” (3 h), “C” (3 h), and 2 other tasks.',
  );
});
