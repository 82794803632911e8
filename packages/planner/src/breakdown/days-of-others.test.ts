import { expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';

test('whose contractor starts on a day asks no others for quotes, and orders before that day', () => {
  const { plan, titles, dayOf } = typedPlan({
    name: 'Bathroom reno',
    description:
      'Contractor starts January 18. I still have to pick tile, vanity and toilet and order everything.',
    locale: 'en-US',
    startDate: '2026-12-04',
    dueDate: '2027-02-26',
  });
  expect(titles.some((title) => /installers to come and quote|Compare the quotes/.test(title))).toBe(false);
  expect((dayOf(/^Order tiles/) ?? '9') < '2026-12-24').toBe(true);
  const wait = plan.waits.find(({ title }) => /takes out the old bathroom/.test(title));
  expect(wait?.from).toMatch(/^2027-01-1[5-8]$/);
});

test('a hall that is booked for some hours of the day is not booked again', () => {
  const { titles } = typedPlan({
    name: "Mum's 70th",
    description: 'Sat 20 Feb, village hall booked 2-6pm. Buffet, cake',
    startDate: '2027-01-03',
    dueDate: '2027-02-20',
  });
  expect(titles.some((title) => /\bhall\b|^Book/i.test(title))).toBe(false);
});

test('an electrician who comes is no firm for the whole', () => {
  const { titles } = typedPlan({
    name: 'Bathroom renovation',
    description: 'Electrician comes on 18 January. We get quotes from installers.',
    startDate: '2026-12-04',
    dueDate: '2027-03-26',
  });
  expect(titles.some((title) => /installers to come and quote/.test(title))).toBe(true);
});

test('whose fitter and units come on their days clears the old kitchen shortly before, and orders no kitchen', () => {
  const { plan, titles, dayOf } = typedPlan({
    name: 'New kitchen fitted',
    description: 'Fitter starts Mon 15 Feb, units arrive on the 8th. I tear out the old one before that.',
    startDate: '2026-12-07',
    dueDate: '2027-03-05',
  });
  expect(titles.some((title) => /Order the kitchen furniture|layout around sink/.test(title))).toBe(false);
  expect(plan.waits.some(({ title }) => /being made|is delivered/.test(title))).toBe(false);
  expect((dayOf(/^Take off tiles/) ?? '') > '2027-01-15').toBe(true);
  const wait = plan.waits.find(({ title }) => /^Fitters install/.test(title));
  expect(wait?.from).toMatch(/^2027-02-1[1-5]$/);
});

test('a German installer who comes from a day on is waited for until then', () => {
  const { plan, titles } = typedPlan({
    name: 'Badsanierung',
    description: 'Installateur kommt ab 18. Jänner, Fliesen sind schon ausgesucht.',
    locale: 'de-AT',
    startDate: '2026-12-07',
    dueDate: '2027-02-28',
  });
  expect(titles.some((title) => /Installateure zur Besichtigung|Angebote vergleichen/.test(title))).toBe(
    false,
  );
  const wait = plan.waits.find(({ title }) => /Altes Bad kommt raus/.test(title));
  expect(wait?.from).toMatch(/^2027-01-1[4-8]$/);
});

test('nobody takes the photos that the client sends, and the pages are laid out once they are there', () => {
  const { titles, dayOf } = typedPlan({
    name: 'Brochure for a spa hotel',
    description: 'Photos come from the client by 12 January, 24 pages.',
    startDate: '2026-12-07',
    dueDate: '2027-02-05',
  });
  expect(titles.some((title) => /take the pictures|Take or choose the photos/.test(title))).toBe(false);
  expect((dayOf(/^Check that every photo/) ?? '') >= '2027-01-12').toBe(true);
  expect((dayOf(/^Lay out all/) ?? '') >= '2027-01-12').toBe(true);
});
