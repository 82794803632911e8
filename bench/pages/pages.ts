// `npm run bench pages`: what the screens cost a browser, with 200 projects and 5,000 subtasks in the account.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { provideChromium, wholeLaunchOptions } from '../../scripts/test/chromium.ts';
import { copyToLarge, PERSON, type Population } from '../population.ts';
import { atTheEnd, bench, fill, freePort, logIn, makeFolder, startOn } from '../stage.ts';
import { type Click, measureClicks } from './clicks.ts';
import { makeClientPage } from './client-page.ts';
import { type LargeProject, measureLargeProject } from './large-project.ts';
import { lighthouse, provideLighthouse, type ScoresOfRuns } from './lighthouse.ts';
import { type Visit, visit } from './visit.ts';

const LONGEST_RUN_MILLISECONDS = 900_000;
const RESULTS = join(import.meta.dirname, 'results.json');

const POPULATION: Population = {
  projects: 200,
  subtasks: 5_000,
  otherUsers: 20,
  projectsOfOthers: 5,
  subtasksOfOthers: 50,
};

/** The address is a secret, which is not written. */
const CLIENT_PAGE = '/c/{token}';

interface Report {
  measuredOn: string;
  population: Population;
  visits: Visit[];
  clicks: Click[];
  largeProject: LargeProject;
  lighthouse: Record<string, ScoresOfRuns>;
}

const screensOf = (projectId: string) => ({
  open: ['/', '/features', '/login', '/signup', '/reset-password'],
  own: ['/dashboard', '/projects', `/project/${projectId}/details`, '/search', '/settings'],
});

async function run(): Promise<void> {
  provideChromium({ long: true });
  provideLighthouse();
  const dataDir = makeFolder();
  const port = await freePort();
  await startOn(dataDir, port).then((app) => app.stop());
  const { found } = await fill(dataDir, POPULATION, (pool) => copyToLarge({ pool }, PERSON.email, 1));
  const { small: projectId, large } = found;
  const { address } = await startOn(dataDir, port);
  const session = await logIn(address);
  const browser = await chromium.launch(wholeLaunchOptions());
  atTheEnd(() => browser.close());
  const visitor = { browser, address };
  const clientPage = await makeClientPage(address, session.token);
  const { open, own } = screensOf(projectId);
  const visits: Visit[] = [];
  for (const path of open) visits.push(await visit(visitor, path));
  visits.push({ ...(await visit(visitor, clientPage)), path: CLIENT_PAGE });
  for (const path of own) visits.push(await visit({ ...visitor, session }, path));
  console.table(visits);
  const clicks = await measureClicks({ ...visitor, session }, projectId);
  const largeProject = await measureLargeProject({ ...visitor, session }, large[0] ?? '');
  const scores: Report['lighthouse'] = {
    '/': await lighthouse(`${address}/`),
    '/login': await lighthouse(`${address}/login`),
    '/dashboard': await lighthouse(`${address}/dashboard`, session),
    [CLIENT_PAGE]: await lighthouse(`${address}${clientPage}`),
  };
  const report: Report = {
    measuredOn: new Date().toISOString().slice(0, 10),
    population: POPULATION,
    visits: visits.map((one) => ({ ...one, path: one.path.replace(projectId, '{id}') })),
    clicks,
    largeProject,
    lighthouse: scores,
  };
  console.table(report.clicks);
  console.table(report.largeProject);
  console.table(report.lighthouse);
  writeFileSync(RESULTS, `${JSON.stringify(report, null, 2)}\n`);
}

await bench(LONGEST_RUN_MILLISECONDS, run);
