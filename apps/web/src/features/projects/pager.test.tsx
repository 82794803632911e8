import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Pager } from './pager.tsx';

test('one page needs no pager', async () => {
  const screen = await render(<Pager page={1} pages={1} onPageChange={() => {}} />);
  await expect.poll(() => screen.container.textContent).toBe('');
});

test('the present page is marked, and each button leads to its page', async () => {
  const go = vi.fn();
  const screen = await render(<Pager page={2} pages={3} onPageChange={go} />);

  await expect
    .element(screen.getByRole('button', { name: 'Page 2' }))
    .toHaveAttribute('aria-current', 'page');
  await screen.getByRole('button', { name: 'Page 3' }).click();
  await screen.getByRole('button', { name: 'Previous page' }).click();

  await expect.poll(() => go.mock.calls).toEqual([[3], [1]]);
});

test('on a phone the pager shows fewer pages and fits', async () => {
  const screen = await render(<Pager page={9} pages={17} onPageChange={() => {}} />);

  await expect.poll(() => screen.container.textContent).toBe('1…9…17');
  const { right } = screen.getByRole('button', { name: 'Next page' }).element().getBoundingClientRect();
  expect(right).toBeLessThan(window.innerWidth);
});
