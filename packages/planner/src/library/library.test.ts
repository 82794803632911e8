import { expect, test } from 'vitest';
import { chooseKind } from '../breakdown/choose-kind.ts';
import { problemsIn } from './check.ts';
import { LIBRARY_LANGUAGES, type ProjectKind } from './entries.ts';
import { findAct } from './find-act.ts';
import { findDeliverable } from './find-deliverable.ts';
import { nearestKinds, surenessOf, surenessOfAkin } from './find-kind.ts';
import { missedByOwnName } from './left-out-names.ts';
import { libraryIn } from './library.ts';
import { deliverablesIn, kindsIn } from './parse.ts';

test.each(LIBRARY_LANGUAGES)('every entry of the library (%s) is sound', (language) => {
  expect(problemsIn(libraryIn(language))).toEqual([]);
});

// All kinds are in the long run: each is searched among all.
test.each(LIBRARY_LANGUAGES)('a kind is found by its own names (%s)', (language) => {
  const library = libraryIn(language);
  const kinds = library.kinds.filter((_, at) => at % 60 === 0);
  const missed = missedByOwnName(library, kinds);
  expect(missed.length / kinds.length, missed.join('; ')).toBeLessThan(0.02);
});

const kindOf = (name: string, description = '', category = '') =>
  chooseKind({ name, description, about: category }, 'en', null).kind?.id;

test('homonyms do not lead to another trade', () => {
  expect(kindOf('From sofa to parkrun')).not.toBe('upholstery-commission');
  const { deliverables } = libraryIn('en');
  const library = { ...libraryIn('en'), deliverables };
  const placeIn = (domain: string) => ({ domains: [domain], covered: new Set<string>() });
  expect(findDeliverable('bake cookies', library, placeIn('event'))?.deliverable.id).not.toBe('cookie-legal');
  expect(findDeliverable('select 20 paintings', library, placeIn('design'))?.deliverable.id).not.toBe(
    'paint',
  );
});

test('the name counts beside a long description', () => {
  expect(
    kindOf('Wedding', 'We need flowers, a band, food for 60 people, invitations and a photographer.'),
  ).toBe('wedding');
});

test('a file that cannot be read says where and how to mend it', () => {
  expect(() => kindsIn('# Big Thing\n1. Do it | 1h', 'home')).toThrow(
    /home: Big Thing: the head is "# id \| Name"/,
  );
  expect(() => kindsIn('# big | Big\n1. Do it', 'home')).toThrow(/"1. Do it" has no time/);
  expect(() => kindsIn('# big | Big\n1. Do it | 1h\n3. More | 1h', 'home')).toThrow(
    /step 3 should be step 2/,
  );
  expect(() => kindsIn('# big | Big\n1. Do it | 1h | soon', 'home')).toThrow(/"soon" is not understood/);
  expect(() => deliverablesIn('# big | Big\n1. wait 2d | It dries', 'home')).toThrow(
    /its steps can only be work/,
  );
});

test('a step says in which months it can be done, also over the turn of the year', () => {
  const [kind] = kindsIn(
    '# big | Big\n1. Sow | 1h | months 3-5 | extra\n2. Treat | 1h | months 11-1\n3. repeat 1x 30m | Look | months 6\n4. Tidy | 1h',
    'garden',
  );
  expect(kind?.steps.map(({ season }) => season)).toEqual([
    { from: 3, to: 5 },
    { from: 11, to: 1 },
    { from: 6, to: 6 },
    null,
  ]);
  expect(() => kindsIn('# big | Big\n1. Sow | 1h | months 3-13', 'garden')).toThrow(/"months 3-13" is not/);
  expect(() => kindsIn('# big | Big\n1. wait 2d | It dries | months 3-5', 'garden')).toThrow(
    /only work and practice have months/,
  );
});

test('circles, unknown covers and phases that go back are named', () => {
  const kinds = kindsIn(
    '# big | Big\nslot: 9 nothing\n1. Do it | 1h | after 2 | finish | covers cake | also: the job\n2. Do more | 1h | after 1 | decide | also: the job; more',
    'home',
  );
  const problems = problemsIn({ language: 'en', kinds, deliverables: [], acts: [], domains: new Map() }).join(
    '\n',
  );
  for (const part of [
    'in a circle',
    'covers cake',
    'later phase',
    'slot 9',
    "slot's nothing",
    'both called the job',
  ])
    expect(problems).toContain(part);
});

test('where the doubt is between kinds that produce much of the same, one of them is likely', () => {
  const [sale, anniversary, other] = kindsIn(
    `# sale | Sale
1. Make the poster | 1h | covers flyer
2. Mark the prices | 1h | covers price-tags
# anniversary | Anniversary sale
1. Make the flyer | 1h | covers flyer
2. Write to regulars | 1h | covers newsletter
3. Mark the prices | 1h | covers price-tags
# move | Shop move
1. Pack | 1h | covers pack-boxes`,
    'shop',
  );
  if (!sale || !anniversary || !other) throw new Error('They were not read');
  const between = (second: ProjectKind, third: ProjectKind) => [
    { kind: sale, score: 5 },
    { kind: second, score: 4.9 },
    { kind: third, score: 2.5 },
  ];
  const [own, akin] = [surenessOf, surenessOfAkin].map((sureness) => sureness(between(anniversary, other)));
  expect((akin ?? 0) - (own ?? 1)).toBeGreaterThan(0.3);
  expect(surenessOfAkin(between(other, anniversary))).toBe(surenessOf(between(other, anniversary)));
});

test('a lead without a day, one of a single week and one that the slot waits for are named', () => {
  const problems = (steps: string) =>
    problemsIn({
      ...{ language: 'en', deliverables: [], acts: [], domains: new Map() },
      kinds: kindsIn(`# big | Big\nslot: 2\n${steps}`, 'home'),
    }).join('\n');
  expect(problems('1. Invite | 1h\n2. Cook | 1h\n3. Print | 1h | lead 3w')).toContain(
    'no step is on the "day"',
  );
  expect(problems('1. Invite | 1h | lead 6w\n2. Cook | 1h\n3. Eat | 2h | day')).toContain(
    'slot 2 waits for it',
  );
  expect(problems('1. Invite | 1h\n2. Cook | 1h\n3. Print | 1h | lead 1w\n4. Eat | 2h | day')).toContain(
    '"week"',
  );
  expect(problems('1. Invite | 1h\n2. Cook | 1h\n3. Print | 1h | lead 3w\n4. Eat | 2h | day')).toBe('');
});

test('a thing that nobody knows has the steps of what is done with it', () => {
  const library = libraryIn('en');
  expect(findAct('Apply for the zzyzx permit', library)?.id).toBe('act-apply');
  expect(findAct('Sort the zzyzx', library)?.id).toBe('act-clear');
  expect(findAct('Zzyzx', library)).toBeUndefined();
  for (const language of LIBRARY_LANGUAGES) expect(libraryIn(language).acts.length).toBeGreaterThan(15);
});

test('a phrase that excludes stands together in a brief, and a name of the kind excludes nothing', () => {
  const [kind] = kindsIn(
    `# suites | Bathroom suite
also: new bathroom
not: suite; model train
1. Fit it | 2h`,
    'home',
  );
  if (!kind) throw new Error('It was not read');
  const library = { ...libraryIn('en'), kinds: [kind], deliverables: [] };
  const isFound = (name: string, description = '') =>
    nearestKinds({ name, description, about: '' }, library).some((one) => one.kind.id === 'suites');
  expect(isFound('Bathroom suite')).toBe(true);
  expect(isFound('Bathroom with tiles', 'A model train.')).toBe(false);
  expect(isFound('New bathroom', 'A model train stands there now.')).toBe(true);
  expect(
    isFound('New bathroom', 'The model of the tap is chosen by us in the shop. We go there by train.'),
  ).toBe(true);
});
