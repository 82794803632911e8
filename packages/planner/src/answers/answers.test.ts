import type { Answer, Answers } from '@daymark/domain/answers';
import { expect, test } from 'vitest';
import { type Plan, type PlanRequest, planProject, type Remark } from '../plan.ts';
import { factsOf } from '../suggested/facts.ts';
import { planSuggested } from '../suggested/plan.ts';
import { PlannedProject } from '../testing/project.ts';
import { requestFor } from '../testing/requests.ts';

const DETAILS = `Menu booklet for Ana's bistro.
- Write 12 recipes, 90 min each
- Record 4 episodes
- Glue the covers, which needs 2 days to dry
- Nice to have: a poster
Texts come from Ben on 30 November. Ana signs off the layout. Open day on Saturday 12 December.`;

const asked = (change: Partial<PlanRequest> = {}) => requestFor({ description: DETAILS, ...change });

const remarksOf = ({ assumptions, questions }: Plan): Remark[] => [...assumptions, ...questions];

function remarkIn(plan: Plan, about: RegExp | string): Remark {
  const found = remarksOf(plan).find(({ id, text }) =>
    typeof about === 'string' ? id === about : about.test(text),
  );
  if (!found) throw new Error(`Nothing is said about ${about}: ${JSON.stringify(remarksOf(plan))}`);
  return found;
}

/** The plan before and after an answer to what is said about these words. */
function answering(about: RegExp | string, answer: Answer, request = asked()) {
  const before = planProject(request);
  const { id, ask } = remarkIn(before, about);
  const after = planProject({ ...request, answers: { [id]: answer } });
  return { before, after, ask, told: remarkIn(after, id) };
}

const hoursOf = ({ tasks }: Plan, title: RegExp) =>
  tasks.filter((task) => title.test(task.title)).reduce((sum, task) => sum + task.estimatedHours, 0);
const daysOf = ({ tasks }: Plan, title: RegExp) =>
  tasks.flatMap((task) => (title.test(task.title) && task.dueDate ? task.dueDate : [])).sort();

test('hours for each of what is counted', () => {
  const { before, after, ask, told } = answering(/90 min|1\.5 h for each/, { kind: 'hours', value: 0.5 });
  expect(ask).toMatchObject({ kind: 'hours', assumed: 1.5 });
  expect([hoursOf(before, /recipes/i), hoursOf(after, /recipes/i)]).toEqual([18, 6]);
  expect(told).toMatchObject({
    answer: 0.5,
    ask,
    text: expect.stringContaining('30 min for each of the 12'),
  });
  const guess = answering(/4 episodes/, { kind: 'hours', value: 0.1 });
  expect(guess.ask).toMatchObject({ kind: 'hours', assumed: 5 });
  // Little that is left of it: it is still told of, so that it can be taken back.
  expect(guess.told).toMatchObject({ answer: 0.1, ask: guess.ask });
  expect([hoursOf(guess.before, /episodes/i), hoursOf(guess.after, /episodes/i)]).toEqual([20, 0.5]);
});

test('hours a day, unless the project decides them', () => {
  const { before, after, ask, told } = answering('calendar', { kind: 'hours', value: 3 });
  expect(ask).toMatchObject({ kind: 'hours', assumed: 6 });
  const most = ({ tasks }: Plan) =>
    Math.max(
      ...[...Map.groupBy(tasks, ({ dueDate }) => dueDate).values()].map((day) =>
        day.reduce((sum, task) => sum + task.estimatedHours, 0),
      ),
    );
  expect(most(after)).toBeLessThanOrEqual(3);
  expect(most(before)).toBeGreaterThan(3);
  expect(told).toMatchObject({ answer: 3, text: 'As you answered: 3 h a day, Monday to Friday.' });
  const calendar = { ...asked().calendar, decided: ['hours'] as const };
  const decided = asked({ calendar, answers: { calendar: { kind: 'hours', value: 3 } } });
  expect(remarkIn(planProject(decided), 'calendar').ask).toBeUndefined();
  expect(most(planProject(decided))).toBeGreaterThan(3);
});

test('days of waiting, and how long a sign-off takes', () => {
  const wait = answering(/waiting/, { kind: 'days', value: 9 });
  expect(wait.ask).toMatchObject({ kind: 'days', assumed: 2 });
  expect(wait.told).toMatchObject({ answer: 9, text: expect.stringContaining('9 days') });
  const lagsOf = ({ tasks }: Plan) => tasks.flatMap(({ lags }) => lags.map(({ days }) => days));
  expect(lagsOf(wait.before)).not.toContain(9);
  expect(lagsOf(wait.after).concat(daysOf(wait.after, /covers/i).map(() => 9))).toContain(9);
  expect((daysOf(wait.after, /covers/i).at(-1) ?? '~') <= '2026-12-09').toBe(true);
  const approval = answering('approval', { kind: 'days', value: 4 });
  expect(approval.ask).toMatchObject({ kind: 'days', assumed: null });
  expect(lagsOf(approval.after)).toContain(4);
});

test('a day on which something comes, and one that nobody had said', () => {
  const { before, after, ask, told } = answering(/is there on/, { kind: 'date', value: '2026-12-07' });
  expect(ask).toEqual({ kind: 'date', assumed: '2026-11-30' });
  expect(told).toMatchObject({ answer: '2026-12-07', text: expect.stringContaining('2026-12-07') });
  const check = /texts|Check/i;
  expect(daysOf(before, check)[0]).toBe('2026-11-30');
  expect(daysOf(after, check)[0]).toBe('2026-12-07');
  const plain = requestFor({ description: 'Sort the shelves. Label 40 boxes. Paint the door.' });
  const shown = planProject({ ...plain, answers: { checkpoint: { kind: 'date', value: '2026-12-02' } } });
  expect(daysOf(shown, /^Show what is there/)).toEqual(['2026-12-02']);
  expect(remarkIn(shown, 'checkpoint').answer).toBe('2026-12-02');
});

test('a free day that stays one, and what is optional', () => {
  const day = answering('opened-2026-12-12', { kind: 'yes-no', value: false });
  expect(day.ask).toEqual({ kind: 'yes-no', assumed: true });
  expect(day.before.tasks.some(({ dueDate }) => dueDate === '2026-12-12')).toBe(true);
  expect(day.after.tasks.some(({ dueDate }) => dueDate === '2026-12-12')).toBe(false);
  const must = answering('optional', { kind: 'one-of', value: 'must' });
  expect(must.after.tasks.filter(({ optional }) => optional)).toEqual([]);
  const out = answering('optional', { kind: 'one-of', value: 'out' });
  expect(daysOf(out.before, /poster/i)).not.toEqual([]);
  expect(daysOf(out.after, /poster/i)).toEqual([]);
  expect(out.told).toMatchObject({ answer: 'out', text: 'What is optional is left out.' });
});

test('which of two numbers, of two days and of two ends holds', () => {
  const numbers = requestFor({
    description: 'Bake 40 muffins for the fair. Pack the muffins in boxes. Label 60 muffins.',
  });
  const number = answering(/^The brief says 40 and 60/, { kind: 'count', value: 50 }, numbers);
  expect(number.ask).toMatchObject({ kind: 'count', assumed: 40 });
  expect(number.after.tasks.map(({ title }) => title).join('\n')).toMatch(/50/);
  expect(number.told.answer).toBe(50);
  const days = requestFor({
    description: 'Build the shop page. Launch on 10 December. Write 3 posts. The launch is on 14 December.',
  });
  const launch = answering(/for “launch”/, { kind: 'date', value: '2026-12-14' }, days);
  expect(launch.ask).toEqual({ kind: 'date', assumed: '2026-12-10' });
  expect(launch.after.tasks.some(({ dueDate }) => dueDate === '2026-12-10')).toBe(
    launch.after.tasks.some(({ dueDate, title }) => dueDate === '2026-12-10' && !/launch/i.test(title)),
  );
});

test('the milestone or the brief, where their days differ', () => {
  const milestones = [{ id: 'm', name: 'Vernissage', dueDate: '2026-12-10' }];
  const request = requestFor({
    description: 'Hang the pictures. Print 3 posters. The vernissage is on 15 December.',
    milestones,
  });
  const { before, after, told } = answering(
    /The milestone “Vernissage”/,
    { kind: 'one-of', value: '2026-12-15' },
    request,
  );
  expect(daysOf(before, /vernissage/i).at(-1)).toBe('2026-12-10');
  expect(daysOf(after, /vernissage/i).at(-1)).toBe('2026-12-15');
  expect(told.answer).toBe('2026-12-15');
});

test('what a trade asks: a day, rounds, a yes, or that it has to be found out first', () => {
  const client = requestFor({
    name: 'Branding for a client',
    category: 'Client work',
    description: 'Corporate design for the agency: a logo, business cards, letter paper and a style guide.',
  });
  const rounds = answering('client/decides', { kind: 'count', value: 2 }, client);
  expect(daysOf(rounds.after, /^Work in the requested changes \(round [12] of 2\)/)).toHaveLength(2);
  const material = answering('client/material', { kind: 'date', value: '2026-12-07' }, client);
  expect((daysOf(material.before, /logo/i)[0] ?? '~') < '2026-12-07').toBe(true);
  expect((daysOf(material.after, /logo/i)[0] ?? '') >= '2026-12-07').toBe(true);
  const move = requestFor({ name: 'Moving to Leeds', description: 'Pack the flat. Hire a van. Clean.' });
  const parking = answering('moving/parking', { kind: 'yes-no', value: true }, move);
  expect(daysOf(parking.before, /parking/i)).toEqual([]);
  expect(daysOf(parking.after, /^Apply for the parking permit$/)).toHaveLength(1);
  const site = requestFor({
    name: 'Website for a club',
    description: 'Website with a calendar and a gallery.',
  });
  const domain = answering('website/domain', { kind: 'one-of', value: 'find-out' }, site);
  expect(daysOf(domain.after, /^Clarify: Who owns the domain/)).toHaveLength(1);
  expect(daysOf(domain.after, /^Clarify/)[0]).toBe(domain.after.tasks[0]?.dueDate);
});

test('the hours are not shortened against the person’s will', () => {
  const request = requestFor({
    description:
      'Draw 8 illustrations. Record 4 episodes. Write 20 articles. Paint 6 doors. Translate 30 pages.',
    dueDate: '2026-12-04',
  });
  const { before, after, ask } = answering('tight', { kind: 'yes-no', value: false }, request);
  expect(ask).toEqual({ kind: 'yes-no', assumed: true });
  expect(after.neededHours).toBeGreaterThan(before.neededHours);
  expect(after.feasible).toBe(false);
});

test('a plan that stands still says that its hours were shortened, and gives them back when that is not wanted', () => {
  const project = new PlannedProject(
    requestFor({
      description: 'Website: gallery, contact form, calendar, blog, newsletter form, shop.',
      category: 'website',
      dueDate: '2026-11-26',
    }),
  );
  const told = () => project.plan().assumptions.filter(({ id }) => id === 'tight');
  const first = told();
  expect(first).toHaveLength(1);
  project.accept(project.propose());
  const hours = () => project.rows.reduce((sum, { estimatedHours }) => sum + (estimatedHours ?? 0), 0);
  const shortened = hours();
  expect(told()).toEqual(first);
  expect(project.propose().filter(({ change }) => change !== 'kept')).toEqual([]);

  project.request = { ...project.request, answers: { tight: { kind: 'yes-no', value: false } } };
  const loads = new Map<string, number>();
  for (const { task } of project.propose())
    if (task?.dueDate) loads.set(task.dueDate, (loads.get(task.dueDate) ?? 0) + task.estimatedHours);
  expect(Math.max(...loads.values())).toBeLessThanOrEqual(6);
  project.request = { ...project.request, dueDate: '2027-01-29' };
  project.accept(project.propose());
  expect(hours()).toBeGreaterThan(shortened);
  expect(project.propose().filter(({ change }) => change !== 'kept')).toEqual([]);
});

test('the same brief gives the same ids, and so does one in which only a number changed', () => {
  const ids = (request: PlanRequest) => remarksOf(planProject(request)).map(({ id }) => id);
  expect(new Set(ids(asked())).size).toBe(ids(asked()).length);
  expect(ids(asked())).toEqual(ids(asked()));
  expect(ids(asked({ description: DETAILS.replace('12 recipes, 90 min', '14 recipes, 60 min') }))).toEqual(
    ids(asked()),
  );
  const later = remarkIn(planProject(asked()), /12 recipes/).id;
  const more = planProject(asked({ description: `Print 3 signs, 2 h each.\n${DETAILS}` }));
  expect(remarkIn(more, later).text).toMatch(/12 recipes/);
});

test('an answer to nothing, or of another kind, changes nothing', () => {
  const before = planProject(asked());
  const pace = remarkIn(before, /12 recipes/).id;
  const days: Answer = { kind: 'days', value: 9 };
  const answers: Answers = {
    'pace:something-else': { kind: 'hours', value: 9 },
    constructor: days,
    [pace]: days,
    optional: { kind: 'one-of', value: 'perhaps' },
    'opened-2026-12-12': { kind: 'one-of', value: 'no' },
  };
  expect(planProject(asked({ answers }))).toEqual(before);
});

test('a model hears of the answers, and its tasks are held to them', () => {
  const { id } = remarkIn(planProject(asked()), /12 recipes/);
  const answers: Answers = { [id]: { kind: 'hours', value: 0.5 } };
  const facts = factsOf(asked({ answers }));
  expect(facts.answered).toEqual([{ about: expect.stringContaining('12 recipes'), answer: '0.5 h' }]);
  const of = { done: [], after: [], milestone: null, optional: false };
  const tasks = [
    { ...of, title: 'Write the 12 recipes', hours: 40, quote: 'Write 12 recipes, 90 min each' },
    { ...of, title: 'Ask Carla for 7 plates', hours: 1, quote: null },
  ];
  const suggest = (change: Answers) =>
    planSuggested(asked({ answers: { ...answers, ...change } }), { tasks, engine: 'm-1', unread: 0 });
  expect(hoursOf(suggest({}), /recipes/)).toBe(6);
  const guess = remarkIn(suggest({}), /Carla/);
  expect(guess.ask).toEqual({ kind: 'yes-no', assumed: true });
  const without = suggest({ [guess.id]: { kind: 'yes-no', value: false } });
  expect(daysOf(without, /Carla/)).toEqual([]);
  expect(remarkIn(without, guess.id).answer).toBe(false);
});
