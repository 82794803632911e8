import { expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';

/** Whether rows stand in the order of these titles, each of which is there. */
function expectInOrder(dayOf: (title: RegExp) => string | null, titles: readonly RegExp[]): void {
  const days = titles.map(dayOf);
  expect(days).not.toContain(null);
  expect(days).toEqual(days.toSorted());
}

test('lines in the words of a trade stand in the place of the steps that they name', () => {
  const { titles, dayOf, plan } = typedPlan({
    name: 'Bathroom - Mrs Hendry',
    description:
      'rip out old suite\nfirst fix plumbing\nboard & tank\ntiling walls n floor\nfit bath, loo, basin\ngrout / silicone\norder tiles - 2wk lead time!!\nsnagging, invoice',
    startDate: '2026-12-01',
    dueDate: '2027-01-22',
  });
  expectInOrder(dayOf, [
    /^Order tiles/,
    /^Rip out/,
    /plumbing/i,
    /^Board & tank/,
    /^Tiling walls/,
    /^Fit loo/,
    /^Grout/,
    /^Snagging/,
    /^Invoice/,
  ]);
  // A line without a verb says what is done, and the step is not done a second time.
  const boarded = titles.filter((title) => /board the walls/i.test(title));
  expect(boarded.length).toBeGreaterThan(0);
  for (const title of boarded) expect(title).toMatch(/^Board & tank: board the walls/);
  expect(plan.waits.filter(({ title }) => /deliver|lead time/i.test(title))).toHaveLength(1);
});

test('dates are milestones and no plan of one’s own: what the brief does not name is planned beside them', () => {
  const { plan, dayOf, titles } = typedPlan({
    name: 'Quiz night for the hospice',
    description:
      'Sat 27 feb in the village hall, hall is booked. posters up by 15 jan, tickets on sale from 18 jan, raffle prizes collected by 12 feb, questions finished 20 feb. money has to be handed over to the hospice by 5 march.',
    startDate: '2026-12-01',
    dueDate: '2027-03-05',
  });
  expect(titles.some((title) => /^Check every answer/.test(title))).toBe(true);
  expect(
    plan.tasks.some(({ title, dueDate }) => /^Posters up/.test(title) && (dueDate ?? '~') <= '2027-01-15'),
  ).toBe(true);
  // What is due behind the day itself is done behind it.
  expect((dayOf(/^Hand over money/) ?? '') >= '2027-02-27').toBe(true);
});

test('work that is only near to a step stays work of its own behind it', () => {
  const { titles } = typedPlan({
    name: 'home office makeover',
    description: 'paint walls, new desk, shelves, better lighting, cable management',
    startDate: '2026-12-07',
    dueDate: '2026-12-23',
  });
  expect(titles.some((title) => /^Clear out the corner/.test(title))).toBe(true);
  expect(titles.some((title) => /^Paint walls: .*first coat/.test(title))).toBe(true);
});

test('a line that counts everything stands for the whole stretch of steps', () => {
  const { titles } = typedPlan({
    name: 'Baby blanket',
    description: 'Crochet blanket. 48 granny squares, 2 an evening, then join (6 hrs), border (4 hrs).',
    startDate: '2026-11-30',
    dueDate: '2027-02-03',
  });
  expect(titles.filter((title) => /granny squares/i.test(title)).length).toBeGreaterThan(20);
  expect(titles.filter((title) => /^Make the (?:first sixth|squares|last squares)/.test(title))).toEqual([]);
});

test('what a brief names of the steps of a kind speaks for it', () => {
  const { titles } = typedPlan({
    name: 'Full rewire 14 Park Rd',
    description:
      '3 bed semi full rewire, customer is living in while we do it, plasterer is coming in after first fix',
    startDate: '2026-12-01',
    dueDate: '2026-12-15',
  });
  expect(titles.length).toBeGreaterThan(8);
});

test('an app has no parts that nobody asked for where the brief names its own', () => {
  const titlesOf = (features: string) =>
    typedPlan({
      name: 'YogaSlot booking app',
      description: `booking app for yoga studios (ios + android)${features}`,
      startDate: '2026-12-01',
      dueDate: '2027-05-31',
    }).titles.filter((title) => /charts|search/i.test(title));
  expect(titlesOf('').length).toBeGreaterThan(0);
  expect(titlesOf('. features: class timetable, booking rules, passes, studio page')).toEqual([]);
});

test('of lines in the order of their steps one that is out of it means none of them', () => {
  const { dayOf } = typedPlan({
    name: 'Terrasse pflastern',
    description:
      '1) Fläche abstecken, Gefälle\n2) Aushub ca 40cm\n3) Randsteine setzen in Beton\n4) Schotter rein + rütteln\n5) Splittbett abziehen\n6) Platten legen\n7) Fugen',
    startDate: '2026-12-01',
    dueDate: '2027-04-30',
    locale: 'de-DE',
  });
  expectInOrder(dayOf, [/^Fläche abstecken/, /^Aushub/, /^Randsteine/, /^Schotter/, /^Splittbett/, /Fugen/]);
});

test('a line that counts parts leaves other work with them in the plan, and "38k words" are counted', () => {
  const { plan } = typedPlan({
    name: 'German > English translation, pump manual',
    description:
      'Job from agency, 38k words.\n1. read through and termbase\n2. translate chapters 1-4\n3. self revision',
    startDate: '2026-12-01',
    dueDate: '2027-03-26',
  });
  const translating = plan.tasks.filter(({ title }) => /^Translate chapters/.test(title));
  expect(translating.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0)).toBeGreaterThan(60);
  const podcast = typedPlan({
    name: 'Podcast about old pubs',
    description:
      'me and my mate Gaz want to finally start a podcast about old pubs. want 4 episodes recorded before we put the first one out',
    startDate: '2026-12-01',
    dueDate: '2027-02-01',
  });
  expect(podcast.titles.some((title) => /^Edit the first episode/.test(title))).toBe(true);
});

test('a line is done where the steps are that it follows, and not behind all that its kind takes', () => {
  const { dayOf } = typedPlan({
    name: 'Dads funeral',
    description:
      'funeral is friday 11th at the crem, 2pm.\n- register the death\n- sort things with the funeral director\n- flowers\n- order of service + photos\n- eulogy (me)\n- celebrant\n- food after at the Railway club',
    startDate: '2026-12-01',
    dueDate: '2026-12-11',
  });
  expect((dayOf(/^Register the death/) ?? '~') <= '2026-12-04').toBe(true);
});
