import { Failure } from '@daymark/contract/errors';
import { ProjectsExport } from '@daymark/contract/exports';
import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';
import { entriesIn, publish } from '../testing/published-calendars.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const SPAN = { startDate: '2026-11-23', dueDate: '2026-12-18', description: '' };

const HOSTILE = [
  '=HYPERLINK("http://evil.example","x")',
  '+1+cmd|" /C calc"!A0',
  '-2+3',
  '@SUM(A1)',
  '＝1+1',
  'A "quoted", title; with\\signs',
  '<img src=x onerror=alert(1)> [link](javascript:alert(1)) ![x](http://evil.example/x.png) `code` **bold**',
  '# Heading https://evil.example',
  '1. list 日本語 👩🏽‍🌾',
];

/** Descriptions keep their lines. */
const HOSTILE_DESCRIPTION = '\t=1+1\n\n---\n| a | b |\r\n<script>alert(1)</script>';

const ask = (user: TestUser, path: string) =>
  fetch(`${app.address}/api${path}`, { headers: { authorization: `Bearer ${user.token}` } });

async function exported(user: TestUser, format: string, projectId?: string) {
  const path = projectId ? `/projects/${projectId}/export` : '/users/export/projects';
  const response = await ask(user, `${path}?format=${format}`);
  expect(response.status).toBe(200);
  return { headers: response.headers, text: await response.text() };
}

const failureIn = async (response: Response) => Failure.parse(await response.json());

const rowsIn = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true });

/** A project with hostile titles, one that is deleted, another project, and one in the trash. */
async function makeHostile() {
  const user = await makeUser(app);
  const { project } = await makeProject(user, {
    ...SPAN,
    name: '=Garden, "fair" ‘26',
    description: HOSTILE_DESCRIPTION,
    milestones: [{ name: '@Fair, the', dueDate: '2026-12-10' }],
  });
  const [milestone] = project.milestones;
  for (const title of HOSTILE)
    await addSubtask(user, project.id, { title, dueDate: '2026-11-24', description: HOSTILE_DESCRIPTION });
  const first = await addSubtask(user, project.id, {
    title: 'Order the tents',
    dueDate: '2026-11-25',
    dueTime: '09:30',
    estimatedHours: 1.5,
    milestoneId: milestone?.id ?? null,
    tags: ['+tents', 'fair'],
  });
  await addSubtask(user, project.id, { title: 'Pitch them', dependsOn: [first.id] });
  await user.api.subtasks.change({ params: { id: first.id }, body: { status: 'Completed' } });
  const gone = await addSubtask(user, project.id, { title: 'Gone' });
  await user.api.subtasks.delete({ params: { id: gone.id } });
  const other = await makeProject(user, { ...SPAN, name: 'Book' });
  await addSubtask(user, other.project.id, { title: 'Write' });
  const trashed = await makeProject(user, { ...SPAN, name: 'Trashed' });
  await user.api.projects.delete({ params: { id: trashed.project.id } });
  return { user, project, first };
}

test('a table has a row for each task, reads the same in another parser, and has no formula', async () => {
  const { user, project, first } = await makeHostile();
  const { headers, text } = await exported(user, 'csv', project.id);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="daymark-garden-fair-26-2026-11-20.csv"',
  );
  expect(headers.get('cache-control')).toBe('no-store');
  const rows = rowsIn(text);
  expect(rows.map(({ Task: title = '' }) => title.replace(/^'/, ''))).toEqual([
    ...HOSTILE,
    'Order the tents',
    'Pitch them',
  ]);
  for (const cell of rows.flatMap((row) => Object.values(row)))
    expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
  expect(rows[0]).toMatchObject({ Project: '\'=Garden, "fair" ‘26', Description: `'${HOSTILE_DESCRIPTION}` });
  expect(rows.at(-2)).toEqual({
    Project: '\'=Garden, "fair" ‘26',
    Task: 'Order the tents',
    Status: 'Completed',
    Priority: 'Medium',
    'Due date': '2026-11-25',
    'Due time': '09:30',
    'Estimated hours': '1.5',
    'Spent hours': '',
    Milestone: "'@Fair, the",
    Tags: "'+tents, fair",
    'Waits for': '',
    'Completed at': app.clock.now().toISOString(),
    Description: '',
    Id: first.id,
  });
  expect(rows.at(-1)).toMatchObject({ Task: 'Pitch them', 'Waits for': first.id });
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[^\n]\r(?!\n)/);

  const all = rowsIn((await exported(user, 'csv')).text);
  expect(all).toEqual([...rows, expect.objectContaining({ Project: 'Book', Task: 'Write' })]);
});

test('a text has headings, facts and boxes, and nothing that people wrote is markup in it', async () => {
  const { user, project } = await makeHostile();
  const { headers, text } = await exported(user, 'markdown', project.id);
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/\.md"$/);
  const lines = text.split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '# \\=Garden, "fair" ‘26',
    '',
    '2026-11-23 to 2026-12-18, in progress, 9 %',
  ]);
  expect(lines.filter((line) => line.startsWith('#'))).toHaveLength(3);
  expect(lines).toContain('- \\@Fair, the: 2026-12-10');
  expect(lines).toContain('- [x] Order the tents (due 2026-11-25 09:30, 1 h 30 min, #\\+tents, #fair)');
  expect(lines).toContain('- [ ] Pitch them');
  expect(lines.filter((line) => line.startsWith('- ['))).toHaveLength(HOSTILE.length + 2);
  const bare = text.replaceAll(/\\[\s\S]/g, '');
  expect(bare).not.toMatch(/<|`|\*|!\[|\]\(|https?:|^\||^---/m);

  const all = (await exported(user, 'markdown')).text;
  expect(all.startsWith(text)).toBe(true);
  expect(all.slice(text.length)).toMatch(/^\n# Book\n[\s\S]*- \[ \] Write\n$/);
});

test('a calendar is read by two parsers, with the entries of a calendar feed of everything', async () => {
  const { user, project, first } = await makeHostile();
  const { headers, text } = await exported(user, 'ical', project.id);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/\.ics"$/);
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  expect(events.map(({ summary }) => summary)).toEqual([
    ...HOSTILE,
    '✓ Order the tents',
    'Milestone: @Fair, the',
  ]);
  const parsed = nodeIcal.sync.parseICS(text);
  expect(parsed[`${first.id}@daymark`]).toMatchObject({
    summary: '✓ Order the tents',
    start: new Date('2026-11-25T09:30:00Z'),
    end: new Date('2026-11-25T11:00:00Z'),
  });
  const feed = await entriesIn(app, (await publish(user)).file);
  const ofFeed = Object.values(feed).map(({ uid, sequence }) => [uid, Number(sequence)]);
  const ofFile = events.map(({ uid, sequence }) => [uid, sequence]);
  expect(ofFile.toSorted()).toEqual(ofFeed.toSorted());
});

test('JSON has projects as the whole export has them, the deleted tasks too, and no project of the trash', async () => {
  const { user, project } = await makeHostile();
  const { headers, text } = await exported(user, 'json');
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  const { projects } = ProjectsExport.strict().parse(JSON.parse(text));
  const whole = await user.api.exports.account();
  expect(projects).toEqual(whole.projects.filter(({ deletedAt }) => deletedAt === null));
  const one = ProjectsExport.parse(JSON.parse((await exported(user, 'json', project.id)).text));
  expect(one.projects).toEqual([projects[0]]);
});

test('a project in the trash, of somebody else, and a format that there is not are refused', async () => {
  const { user, project } = await makeHostile();
  const stranger = await makeUser(app);
  expect((await ask(stranger, `/projects/${project.id}/export?format=csv`)).status).toBe(404);
  await user.api.projects.delete({ params: { id: project.id } });
  expect((await ask(user, `/projects/${project.id}/export?format=csv`)).status).toBe(404);
  const refused = await ask(user, '/users/export/projects?format=pdf');
  expect([refused.status, (await failureIn(refused)).message]).toEqual([
    400,
    'Format must be one of csv, markdown, ical, json',
  ]);
});

test('sixty exports of projects an hour are enough, and leave the export of everything', async () => {
  const user = await makeUser(app);
  for (let n = 0; n < 60; n++) await exported(user, 'csv');
  const refused = await ask(user, '/users/export/projects?format=csv');
  expect([refused.status, (await failureIn(refused)).message]).toEqual([
    429,
    'You have exported projects many times. Please try again in 60 minutes.',
  ]);
  await user.api.exports.account();
});
