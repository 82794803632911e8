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
