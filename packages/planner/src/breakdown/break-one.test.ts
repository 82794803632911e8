import { describe, expect, test } from 'vitest';
import { breakDownOne, sharedOut, type TaskToBreakDown } from './break-one.ts';

const SITE: TaskToBreakDown = {
  title: 'About page',
  saidMinutes: null,
  answers: '',
  depth: 'balanced',
  name: 'Portfolio website',
  description: 'Portfolio website for a photographer with gallery, about page, contact form and blog',
  category: '',
  tags: [],
  kind: null,
  locale: 'en',
};

const titlesOf = (task: Partial<TaskToBreakDown>) =>
  breakDownOne({ ...SITE, ...task }).steps.map(({ title }) => title);

const minutesOf = (task: Partial<TaskToBreakDown>) =>
  breakDownOne({ ...SITE, ...task }).steps.reduce((sum, { minutes }) => sum + minutes, 0);

describe('a task that the library knows', () => {
  test('is broken down into the steps of what its title names, with or without its verb', () => {
    const { steps, source, questions } = breakDownOne(SITE);
    expect({ source, questions }).toEqual({ source: 'library', questions: [] });
    expect(steps.length).toBeGreaterThan(2);
    expect(titlesOf({ title: 'Build the about page' })).toEqual(titlesOf({}));
    expect(titlesOf({ title: 'About page (2/3)' })).toEqual(titlesOf({}));
  });

  test('takes the hours that a person said', () => {
    expect(minutesOf({ saidMinutes: 600 })).toBe(600);
    expect(minutesOf({ saidMinutes: 25 })).toBe(25);
  });

  test('has at most three steps where few are wanted, and loses none of the work', () => {
    expect(titlesOf({ depth: 'as-written' })).toHaveLength(3);
    expect(minutesOf({ depth: 'as-written' })).toBe(minutesOf({}));
  });

  test('is not broken down into itself once more', () => {
    const steps = titlesOf({});
    const again = titlesOf({ title: `About page: ${steps[0]}` });
    expect(again.filter((title) => steps.includes(title))).toEqual([]);
  });
});

test('something else is done with a thing than making it', () => {
  expect(breakDownOne({ ...SITE, title: 'Call the landlord of the studio' }).source).toBe('family');
});

describe('a task that nobody knows', () => {
  const unknown = { title: 'Zorbly quux', saidMinutes: 180 };

  test('passes through the phases of such work, with two questions', () => {
    const { steps, source, questions } = breakDownOne({ ...SITE, ...unknown });
    expect(source).toBe('family');
    expect(questions).toHaveLength(2);
    expect(steps.length).toBeGreaterThan(2);
    expect(minutesOf(unknown)).toBe(180);
  });

  test('is known by the answers of the person', () => {
    const { source, questions } = breakDownOne({ ...SITE, ...unknown, answers: 'the contact form' });
    expect({ source, questions }).toEqual({ source: 'library', questions: [] });
  });

  test('has more steps the finer it is wanted', () => {
    const count = (depth: TaskToBreakDown['depth']) => titlesOf({ ...unknown, depth }).length;
    expect(count('as-written')).toBeLessThan(count('detailed'));
  });
});

test('shared minutes add up, with at least one for each step', () => {
  const steps = [5, 500, 5].map((minutes) => ({ title: 'Step', minutes, done: null }));
  for (const all of [3, 20, 45, 61, 600]) {
    const shared = sharedOut(steps, all).map(({ minutes }) => minutes);
    expect(shared.reduce((sum, one) => sum + one, 0)).toBe(all);
    expect(Math.min(...shared)).toBeGreaterThan(0);
  }
});
