import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type Response, test } from '@playwright/test';

/** What the tool itself says where it holds back the service worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked';

/** Collects what the browser complains about: console errors, policy violations, exceptions. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isOwn = message.text().includes(WORKER_BLOCKED);
    // What failed to load is named by its address, which the text leaves out.
    const { url } = message.location();
    if (['error', 'warning'].includes(message.type()) && !isOwn) complaints.push(`${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** The browser itself reports each answer of these statuses; the journey asks for them. */
export const except = (statuses: number[], complaints: string[]) =>
  complaints.filter((line) => !statuses.some((status) => line.includes(`status of ${status} `)));

/**
 * The server's answer to the next change below this path. A page shows a change before it is answered: whoever leaves the page
 * or loads it anew before then may take it back.
 */
export const savedNext = (page: Page, path: string): Promise<Response> =>
  page.waitForResponse(
    (response) =>
      response.request().method() !== 'GET' && new URL(response.url()).pathname.startsWith(`/api${path}`),
  );

/** What depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** It comes with its package for Playwright. */
const AXE = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

/** What axe finds on the screen as it stands: the rule and the elements that break it. */
async function violationsOf(page: Page, rules?: string[]): Promise<(string | object)[][]> {
  // axe stays in the page from one look to the next: to send it takes longer than the looking, and its package does so twice.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await new AxeBuilder({ page, axeSource: 'true' })
    // The screens have no frames, for which axe would open a page of its own at each look.
    .setLegacyMode()
    // What passes is not written out for every element: it takes as long as the looking.
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
}

/** A loaded machine may need half a minute for one look at a long screen. */
const LOOKS_MILLISECONDS = 100_000;

/** axe finds nothing on the screen once it stands. */
export const expectAccessible = (page: Page, where = new URL(page.url()).pathname, rules?: string[]) =>
  expect.poll(() => violationsOf(page, rules), { message: where, timeout: LOOKS_MILLISECONDS }).toEqual([]);

const LONG = process.env.DAYMARK_TEST_LONG !== undefined;

const LOOKS = [
  { width: 320, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

const screensSeen = new WeakMap<Page, number>();

/** Every second screen of a journey is looked at, once: how, goes by the journey and by which of its screens it is. */
function sampledLooks(page: Page) {
  const seen = screensSeen.get(page) ?? 0;
  screensSeen.set(page, seen + 1);
  const at = (test.info().title.length + seen / 2) % LOOKS.length;
  return seen % 2 === 0 ? LOOKS.slice(at, at + 1) : [];
}

/**
 * axe finds nothing and nothing scrolls sideways, in both themes at 320 and 1440 px: the long run takes each of these four looks,
 * `npm test` one at every second screen. The screen is wide afterwards.
 */
export async function expectClean(page: Page): Promise<void> {
  for (const { width, colorScheme } of LONG ? LOOKS : sampledLooks(page)) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const where = `${new URL(page.url()).pathname} at ${width} px, ${colorScheme}`;
    // Beside its light sister a dark look has only colours to tell.
    await expectAccessible(page, where, LONG && colorScheme === 'dark' ? COLOUR_RULES : undefined);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow, { message: where }).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** The screen has what it asked for, and the other screens, dialogs and what keeps changes were fetched ahead. */
export const expectAtRest = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop())),
    )
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^new-project-dialog-/),
        expect.stringMatching(/^settings-/),
        expect.stringMatching(/^outbox-/),
      ]),
    );

/** What a finger does not hit within 11 px of its middle, so that it is smaller than 24 px or covered; words among other words are as high as their line. */
export const tooSmallToTouch = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isAmongWords = (element: Element) =>
      element.matches('p a, li a') && getComputedStyle(element).display === 'inline';
    // A mark that the keyboard passes over repeats what its row does.
    const isRepeated = (element: Element) => element.matches('[tabindex="-1"]');
    // A square or a round is hit by its label.
    const targetOf = (element: Element) =>
      (element instanceof HTMLInputElement &&
        ['checkbox', 'radio'].includes(element.type) &&
        element.labels?.[0]) ||
      element;
    const isHit = (element: Element) => {
      const target = targetOf(element);
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const around = [
        [x - 11, y],
        [x + 11, y],
        [x, y - 11],
        [x, y + 11],
      ] as const;
      return around.every(([atX, atY]) => target.contains(document.elementFromPoint(atX, atY)));
    };
    return [
      ...document.querySelectorAll(
        'main a[href], main button, main input, main select, main textarea, main summary',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !isAmongWords(element) && !isRepeated(element))
      .filter((element) => !isHit(element))
      .map((element) => element.outerHTML.slice(0, 160));
  });
