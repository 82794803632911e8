// `npm run bench controls`: how many controls are in sight on the screens of the demo. A screen with more of them than
// before asks more of a person, however useful each one is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { provideChromium, wholeLaunchOptions } from '../../scripts/test/chromium.ts';
import { startApp } from '../app.ts';
import { atTheEnd, bench, freePort, logIn, makeFolder } from '../stage.ts';
import { enter, type Visitor } from './visit.ts';

const LONGEST_RUN_MILLISECONDS = 300_000;
const SETTLED_MILLISECONDS = 3_000;
const DEMO = { email: 'demo@daymark.example', password: 'Calm-morning-7!' };
const PROJECT = 'Portfolio site for Mara';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

interface Counted {
  screen: string;
  width: number;
  /** In the window as the screen opens. */
  inSight: number;
  /** Of these, without the sidebar and the top bar, which all screens share. */
  ofTheScreen: number;
  /** On the whole screen, however far down. */
  inAll: number;
}

/** Runs in the page. What is only shown while it is pointed at or focused is not in sight. */
function countControls() {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [role=button], [role=link], [role=menuitem], [role=tab], [role=switch], [role=slider]';
  // The checkbox or radio button of a styled choice is transparent, and its label is what people see.
  const seenOf = (control: Element): Element =>
    control.matches('[type=checkbox], [type=radio]') ? (control.closest('label') ?? control) : control;
  const areas = [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const seen = seenOf(control);
    const { width, height, top, bottom, left, right } = seen.getBoundingClientRect();
    const isShown = seen.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // What only screen readers are told is a pixel large.
    return isShown && width > 2 && height > 2 ? [{ control, top, bottom, left, right }] : [];
  });
  const inSight = areas.filter(
    ({ top, bottom, left, right }) => bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
  );
  return {
    inSight: inSight.length,
    ofTheScreen: inSight.filter(({ control }) => control.closest('main')).length,
    inAll: areas.length,
  };
}

async function count(page: Page, screen: string, path: string): Promise<Counted> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { screen, width: page.viewportSize()?.width ?? 0, ...(await settled(page)) };
}

/** The count once it has not changed for a while: some panels come late. */
async function settled(page: Page): Promise<ReturnType<typeof countControls>> {
  let before = await page.evaluate(countControls);
  for (;;) {
    await page.waitForTimeout(SETTLED_MILLISECONDS);
    const now = await page.evaluate(countControls);
    if (now.inAll === before.inAll && now.inSight === before.inSight) return now;
    before = now;
  }
}

async function countAll(visitor: Visitor, projectId: string): Promise<Counted[]> {
  const screens = {
    project: `/project/${projectId}/details`,
    overview: '/dashboard',
    plan: '/plan?view=timeline',
    calendar: '/plan?view=calendar',
    projects: '/projects',
    settings: '/settings',
  };
  const counted: Counted[] = [];
  for (const size of SIZES) {
    const context = await enter(visitor);
    try {
      const page = await context.newPage();
      await page.setViewportSize(size);
      for (const [screen, path] of Object.entries(screens)) counted.push(await count(page, screen, path));
    } finally {
      await context.close();
    }
  }
  return counted;
}

/** The address of the demo, with its data. */
async function startDemo(): Promise<string> {
  const dataDir = makeFolder();
  const app = await startApp({ dataDir, port: await freePort(), args: ['--demo'] });
  atTheEnd(app.stop);
  while (!readFileSync(join(dataDir, 'app.log'), 'utf8').includes('Daymark is ready')) await delay(200);
  return app.address;
}

async function run(): Promise<void> {
  provideChromium({ long: true });
  const address = process.argv[2] ?? (await startDemo());
  const session = await logIn(address, DEMO.email, DEMO.password);
  const answer = await fetch(`${address}/api/projects?limit=50`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
  const { data } = (await answer.json()) as { data: { id: string; name: string }[] };
  const project = data.find(({ name }) => name === PROJECT);
  if (!project) throw new Error(`The demo has no project "${PROJECT}"`);
  const browser = await chromium.launch(wholeLaunchOptions());
  atTheEnd(() => browser.close());
  console.table(await countAll({ browser, address, session }, project.id));
}

await bench(LONGEST_RUN_MILLISECONDS, run);
