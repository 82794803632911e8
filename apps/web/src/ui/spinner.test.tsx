import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FullScreenSpinner } from './full-screen-spinner.tsx';
import { Spinner } from './spinner.tsx';

const UNIT_PIXELS = 4;

test.each([
  ['small', 4],
  ['medium', 6],
  ['large', 8],
  ['extra-large', 12],
] as const)('a %s spinner is %i units wide and high', async (size, units) => {
  const screen = await render(<Spinner size={size} />);

  const [drawing] = screen.container.getElementsByTagName('svg');

  // The layout size, because the bounding box rotates.
  const { width, height } = getComputedStyle(drawing ?? document.body);
  expect([width, height]).toEqual([`${units * UNIT_PIXELS}px`, `${units * UNIT_PIXELS}px`]);
});

test('the full-screen spinner covers the window and says what it waits for', async () => {
  const screen = await render(<FullScreenSpinner />);
  const status = screen.getByRole('status');

  await expect.element(status).toHaveTextContent('Loading');
  const { width, height } = status.element().parentElement?.getBoundingClientRect() ?? {};
  expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
});
