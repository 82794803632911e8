import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SampleOfDaymark } from './sample.tsx';
import { followSample } from './sample-behaviour.ts';
import styles from './site.css?inline';
import { SiteHeader } from './site-header.tsx';
import { followHeader } from './site-header-behaviour.ts';

// The files of a page share its style sheets: what this one hides would stay hidden on paper in the others.
const sheet = document.createElement('style');
sheet.textContent = styles;
beforeAll(() => document.head.append(sheet));
afterAll(() => sheet.remove());

beforeEach(() => window.scrollTo(0, 0));

const filledShare = (day: string): number => {
  const [outline, fill] = document.querySelectorAll(`[data-panel="0"] g[data-day="${day}"] rect`);
  const heightOf = (rect: Element | undefined) => rect?.getBoundingClientRect().height ?? 0;
  return heightOf(fill) / heightOf(outline);
};

test('a brief is chosen by keyboard', async () => {
  const screen = await render(<SampleOfDaymark />);
  await expect.element(screen.getByText('Print and cut the price labels')).toBeVisible();

  // Past the field for a project of one's own, and its button.
  await userEvent.keyboard('{Tab}{Tab}{Tab}{ArrowRight}');

  await expect.element(screen.getByText('Move the old domain')).toBeVisible();
  await expect.element(screen.getByText('Print and cut the price labels')).not.toBeVisible();
});

test('ticking a task of the sample fills its day and counts', async () => {
  const screen = await render(<SampleOfDaymark />);
  followSample();
  await expect.poll(() => filledShare('2027-06-03')).toBe(0);

  await screen.getByRole('checkbox', { name: /Pot seedlings 1 to 20/ }).click();
  await expect.poll(() => filledShare('2027-06-03')).toBe(1);
  await expect.element(screen.getByText(/3 of 6 tasks done · Next: Labels ready/)).toBeVisible();

  await screen.getByRole('checkbox', { name: /Send the permit form/ }).click();
  await expect.poll(() => filledShare('2027-06-01')).toBeCloseTo(0.5, 1);

  await expect.element(screen.getByText(/2 of 6 tasks done · Next: Labels ready/)).toBeVisible();
});

test('every task of a sample has its words in the brief', async () => {
  await render(<SampleOfDaymark />);
  for (const panel of document.querySelectorAll('[data-panel]')) {
    for (const task of panel.querySelectorAll<HTMLElement>('[data-task]')) {
      expect(panel.querySelectorAll(`[data-words~="${task.dataset.task}"]`)).toHaveLength(1);
    }
  }
});

test('the menu opens, keeps the focus, and gives it back on Escape', async () => {
  const screen = await render(<SiteHeader path="/about" />);
  followHeader();
  const opener = screen.getByRole('button', { name: 'Open menu' });
  await opener.click();
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  await expect.element(menu.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => menu.element().contains(document.activeElement)).toBe(true);

  await userEvent.keyboard('{Escape}');

  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
});

test('the header is compact from 20 px on, and moves nothing below it', async () => {
  await render(
    <>
      <SiteHeader path="/" />
      <p id="below" style={{ height: '300vh' }} />
    </>,
  );
  followHeader();
  const header = document.querySelector('header');
  const placeOf = () => document.querySelector<HTMLElement>('#below')?.offsetTop;
  const before = placeOf();

  window.scrollTo(0, 20);
  await expect.poll(() => window.scrollY).toBe(20);
  expect(header?.hasAttribute('data-compact')).toBe(false);

  window.scrollTo(0, 21);
  await expect.poll(() => header?.hasAttribute('data-compact')).toBe(true);
  expect(placeOf()).toBe(before);
});
