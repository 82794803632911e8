import { expect, test } from 'vitest';
import { isWork } from '../library/entries.ts';
import { libraryIn } from '../library/library.ts';
import { typedPlan } from '../testing/typed-plan.ts';
import { launchIn, sameStep } from './same-step.ts';

const stepsOf = (id: string) =>
  libraryIn('en')
    .kinds.find((kind) => kind.id === id)
    ?.steps.filter(isWork) ?? [];

test.each([
  ['Paint the walls and ceiling', 'kitchen-fitting', /^Fill and paint the walls/],
  ['Update CV and LinkedIn', 'job-search', /^Update the online work profile/],
  ['Measure the kitchen', 'kitchen-fitting', /^Measure the kitchen/],
  ['Anchor the shelves and hooks', 'garage-organising', /anchor them to the wall$/],
])('"%s" is a step of %s in other words', (title, kind, step) => {
  expect(sameStep(title, stepsOf(kind), 'en')?.title).toMatch(step);
});

test.each([
  ['Login', 'mobile-app-mvp'],
  ['Order a skip', 'kitchen-fitting'],
  ['Paint the fence', 'kitchen-fitting'],
])('"%s" is none of the steps of %s', (title, kind) => {
  expect(sameStep(title, stepsOf(kind), 'en')).toBeUndefined();
});

test.each([
  ['Open sales on Podia', 'online-course-production', /^Open the course/],
  ['App Store launch', 'mobile-app-mvp', /^Release the app/],
  ['Launch the site', 'personal-website', /^Put the site live/],
  ['Launch the site', 'kitchen-fitting', undefined],
])('"%s" launches what %s makes', (title, kind, step) => {
  const found = launchIn(title, stepsOf(kind), 'en')?.title;
  if (step) expect(found).toMatch(step);
  else expect(found).toBeUndefined();
});

test('work that is due by a day is done once, as the step that it is', () => {
  const { titles } = typedPlan({
    name: 'Kitchen refresh',
    description: 'Paint the walls and ceiling by 19 January.',
    startDate: '2026-12-07',
    dueDate: '2027-03-26',
  });
  expect(
    titles.filter((title) => /paint the walls/i.test(title)).every((title) => /ceiling/.test(title)),
  ).toBe(true);
});
