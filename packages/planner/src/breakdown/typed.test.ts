import { expect, test } from 'vitest';
import { planProject } from '../plan.ts';
import { readBrief } from '../read/read.ts';
import { requestFor } from '../testing/requests.ts';
import { brokenDown } from './broken-down.ts';

/** The plan of a brief as it is typed. */
function planOf(name: string, description: string, dueDate = '2027-02-19') {
  const request = requestFor({ name, description, dueDate, reading: { statements: [] } });
  const asked = { ...request, reading: readBrief(request) };
  const { reading, breakdown } = brokenDown({ ...asked, depth: 'balanced', kind: null, corrections: [] });
  return { reading, breakdown, plan: planProject({ ...asked, reading }) };
}

test('what an exam covers are the topics of its practice', () => {
  const { plan } = planOf(
    'University exams',
    'Exam on January 22 covering probability, hypothesis tests, regression and ANOVA.',
    '2027-01-22',
  );
  const practised = new Set(plan.tasks.flatMap(({ title, repeat }) => (repeat ? title : [])));
  for (const topic of ['Probability', 'Hypothesis tests', 'Regression', 'ANOVA'])
    expect(
      [...practised].some((title) => title.endsWith(`: ${topic}`)),
      topic,
    ).toBe(true);
  expect([...practised].some((title) => title.includes('first subject'))).toBe(false);
});

test('work that is listed with its verbs is done in that order', () => {
  const { plan } = planOf(
    'Renovate kids room',
    'Remove old wallpaper, paint the walls, lay new laminate floor and build a loft bed.',
  );
  const dayOf = (start: string) => plan.tasks.find(({ title }) => title.startsWith(start))?.dueDate ?? '';
  const days = ['Remove old wallpaper', 'Paint the walls', 'Lay new laminate floor', 'Build a loft bed'].map(
    dayOf,
  );
  expect(days).toEqual(days.toSorted());
  expect(days).not.toContain('');
});

test('an event on a day off is held, and what follows it without time is done on it', () => {
  const { plan } = planOf(
    'Youth football tournament',
    'Indoor tournament for U10 on February 6 with 8 teams, referees and a small raffle.',
    '2027-02-07',
  );
  expect(plan.feasible).toBe(true);
  const held = plan.tasks.filter(({ dueDate }) => dueDate === '2027-02-06').map(({ title }) => title);
  expect(held.some((title) => /matches/.test(title))).toBe(true);
});

test('a title has one verb', () => {
  const { plan } = planOf(
    'Renovate kids room',
    'Need to remove old wallpaper, sort books, cancel the phone contract and tell the school.',
  );
  for (const { title } of plan.tasks) expect(title).not.toMatch(/^\w+ the (?:remove|sort|cancel|tell) /i);
});

test('a step that the brief names as an event is done on its day', () => {
  const { plan } = planOf('School play', 'Auditions 9 Dec, dress rehearsal 10 Feb, shows 12 and 13 Feb.');
  const dayOf = (words: RegExp) => plan.tasks.find(({ title }) => words.test(title))?.dueDate;
  expect(dayOf(/dress rehearsals with/)).toBe('2027-02-10');
  expect(dayOf(/^Perform/)).toBe('2027-02-12');
});

/** The Reading of a brief that is planned as a kind of the person's choice. */
function readingAs(kind: string, name: string, description: string, dueDate = '2027-02-19') {
  const request = requestFor({ name, description, dueDate, reading: { statements: [] } });
  const asked = { ...request, reading: readBrief(request) };
  return brokenDown({ ...asked, depth: 'balanced', kind, corrections: [] }).reading;
}

test('a first line that says the name of the project again is the project', () => {
  const { statements } = readingAs(
    'saas-feature',
    'Offline mode, elevator inspection app',
    'Add offline mode to our React Native inspection app, techs lose signal in the shafts and lose their forms',
  );
  const rows = statements.flatMap((one) => (one.kind === 'task' ? one.words.text : []));
  expect(rows).not.toContain('Add offline mode to our React Native inspection app');
  expect(statements.some((one) => one.kind === 'library')).toBe(true);
});

test('the end of a project that a brief names with its day stays in the plan by its name', () => {
  const { plan } = planOf(
    'Recipe app',
    'Recipe app for iPhone. Closed test by 15 January, App Store launch by 19 February. Features: search, favourites, shopping list.',
  );
  const launch = plan.tasks.find(({ title }) => title.includes('App Store launch'));
  expect(launch?.dueDate).toBeDefined();
});

test('a few large things with conditions are no whole plan of a long project, so that its kind adds what they take', () => {
  const { statements } = readingAs(
    'thesis',
    'My thesis',
    'Do 8 interviews by 31 January, get the ethics approval first. Then transcribe them, 2 h each. Write a 35 page paper by 1 April and prepare a 15 min presentation.',
    '2027-04-23',
  );
  const own = statements.find((one) => one.kind === 'library');
  expect(own?.kind === 'library' && own.steps.length).toBeGreaterThan(20);
});

test('a deliverable names itself in its steps, so that finished work can be compared with it', () => {
  const { plan } = planOf('Website for a bakery', 'With a contact form and a photo gallery.');
  const named = plan.tasks.flatMap(({ title, proposed }) =>
    /contact form/i.test(title) ? [proposed.deliverable] : [],
  );
  expect(named.length).toBeGreaterThan(0);
  expect(new Set(named)).toEqual(new Set(['Contact form']));
});
