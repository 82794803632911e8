import { expect, test } from 'vitest';
import named from '../../planbench/named.json' with { type: 'json' };
import { readBrief } from './read.ts';

const FRAME = { startDate: '2026-11-30', dueDate: '2027-02-28', today: '2026-11-29' };
const read = (description: string, name = 'Project', locale = 'en') =>
  readBrief({ ...FRAME, name, description, locale }).statements;
const titles = (brief: string, locale = 'en'): string[] =>
  read(brief, 'Project', locale).flatMap((one) => (one.kind === 'task' ? [one.title] : []));

/** Which of the things that a brief names are in no work, and which titles are no work of it. */
function faultsOf({ name, brief, named: things, none = [] }: (typeof named)[number]): {
  missing: string[];
  nonsense: string[];
} {
  const locale = /[äöüß]|\b(?:und|mit|planen|lernen|neu)\b/.test(`${name} ${brief}`) ? 'de' : 'en';
  const works = read(brief, name, locale).flatMap((one) =>
    one.kind === 'task' || one.kind === 'repeat' ? [one] : [],
  );
  const isIn = (thing: string, texts: readonly string[]) =>
    texts.some((text) => new RegExp(thing, 'iu').test(text));
  const said = works.flatMap(({ title, words }) => [title, words.text]);
  return {
    missing: things.filter((thing) => !isIn(thing, said)),
    nonsense: none.filter((words) =>
      isIn(
        words,
        works.map(({ title }) => title),
      ),
    ),
  };
}

test.each([
  ['seen', true, 0.97],
  ['not seen while the reader was written', false, 0.9],
] as const)('everything that a brief names is work: %s', (_, seen, least) => {
  const briefs = named.filter((one) => one.seen === seen);
  const faults = briefs.map((one) => ({ name: one.name, ...faultsOf(one) }));
  const lost = faults.filter(({ missing }) => missing.length > 0);
  expect(1 - lost.length / briefs.length, JSON.stringify(lost)).toBeGreaterThanOrEqual(least);
  expect(faults.flatMap(({ nonsense }) => nonsense).length).toBeLessThanOrEqual(2);
});

test('a list is read in every dress', () => {
  const things = ['Menu', 'Permits', 'Truck design'];
  for (const brief of [
    'Food truck with a menu, permits and truck design',
    'Food truck incl. menu, permits, truck design etc.',
    'Food truck: menu, permits & truck design',
    'Food truck - menu; permits; truck design',
    'Food truck: menu / permits / truck design',
    'Food truck: 1) menu 2) permits 3) truck design',
    'Food truck • menu • permits • truck design',
    'Food truck\n• menu\n• permits\n• truck design',
    'Food truck\n1 menu\n2 permits\n3 truck design',
    'Food truck\n\uF0B7 menu\n\uF0B7 permits\n\uF0B7 truck design',
    '<p>Food truck</p><ul><li>menu</li><li>permits</li><li><b>truck design</b></li></ul>',
    'I want to open a food truck. It needs a menu, permits and a truck design.',
  ])
    expect(titles(brief), brief).toEqual(things);
});

test('what a project must be or do is work, and what introduces a list is not', () => {
  expect(
    titles(
      'Portfolio website for Nina Ortiz, photographer: gallery, about page, contact form, blog. Must be responsive, deployed on Netlify.',
    ),
  ).toEqual(['Gallery', 'About page', 'Contact form', 'Blog', 'Make it responsive', 'Deploy on Netlify']);
  expect(
    titles('MVP of a fitness app with login, charts and push notifications. Should run on iOS and Android.'),
  ).toEqual(['Login', 'Charts', 'Push notifications', 'Make it run on iOS and Android']);
  expect(titles('App for dog walkers. Users can book a walk, track it and pay in the app.')).toEqual([
    'Book a walk',
    'Track a walk',
    'Pay in the app',
  ]);
  expect(titles('Rezepte-App mit Login, Suche und Einkaufsliste. Muss auf Netlify laufen.', 'de')).toEqual([
    'Login',
    'Suche',
    'Einkaufsliste',
    'Auf Netlify laufen',
  ]);
});

test('facts, details and persons of a list are no work of their own', () => {
  expect(titles('Write a course. Audience: total beginners, mostly retired. Tone: warm, not stiff.')).toEqual(
    ['Write a course'],
  );
  expect(titles('Home page (hero, testimonials), shop, blog')).toEqual([
    'Home page (hero, testimonials)',
    'Shop',
    'Blog',
  ]);
  expect(titles('Cook dinner with friends and family.')).toEqual(['Cook dinner with friends and family']);
});

test('the only wish of a brief is work, and how long the thing is takes no time', () => {
  expect(read('Organize a 2 day company retreat for 25 people')).toMatchObject([
    { kind: 'task', title: 'Organize a 2 day company retreat for 25 people', effort: null, parts: null },
  ]);
  expect(read('Redesign our shop within two weeks')).toMatchObject([
    { kind: 'task', title: 'Redesign our shop', effort: null, by: '2026-12-13' },
  ]);
  expect(read('Pay the deposit back within 10 days of the checkout')).toMatchObject([
    { kind: 'task', effort: null, by: null },
  ]);
  expect(titles('Plan a surprise party')).toEqual(['Plan a surprise party']);
});

test('what a second wish asks for is work, also in front of a list', () => {
  const wishes =
    'I want to plan a craft fair. I need 40 candles in four scents. I also need labels, a price list and a helper.';
  expect(titles(wishes)).toEqual(['40 candles in four scents', 'Labels', 'Price list', 'Helper']);
  const more = 'I need candles. I also need labels and a price list.';
  expect(titles(more)).toEqual(['Candles', 'Labels', 'Price list']);
  expect(titles('I need a website. Home page, prices, contact form.')).toEqual([
    'Home page',
    'Prices',
    'Contact form',
  ]);
});

test('what a list names perhaps is optional', () => {
  expect(read('Etsy shop: photos, descriptions, shop banner and maybe a newsletter').at(-1)).toMatchObject({
    kind: 'task',
    title: 'Newsletter',
    optional: true,
    sure: false,
  });
});

test('words are quoted as they were typed, with their markup', () => {
  const brief = '<ul><li>Hero &amp; <b>banner</b></li><li>Pricing</li></ul>';
  for (const { words } of read(brief)) expect(brief.slice(words.start, words.end)).toBe(words.text);
});

test('a thing whose name begins with a gerund stays a thing', () => {
  expect(titles('An app with search, favourites, shopping list and seating plan.')).toEqual([
    'Search',
    'Favourites',
    'Shopping list',
    'Seating plan',
  ]);
});
