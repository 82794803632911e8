import { expect, test } from 'vitest';
import { type Release, slowdownsSince } from './history.ts';

const release = (version: string, figures: Release['figures'], cpus = 2): Release => ({
  version,
  measuredOn: '2026-11-24',
  cpus,
  figures,
});

const BEFORE = release('0.1.0', { 'search of the limit': 0.8, 'ms start': 500, 'MB idle': 100 });

test('a release that is slower by a fifth or more says in what, the worst first', () => {
  const now = release('0.2.0', { 'search of the limit': 0.6, 'ms start': 1_000, 'MB idle': 110 });

  expect(slowdownsSince(BEFORE, now)).toEqual([
    'ms start: 500 in 0.1.0, 1000 now',
    'search of the limit: 0.8 in 0.1.0, 0.6 now',
  ]);
});

test('faster figures and new ones are no slow-down', () => {
  const now = release('0.2.0', { 'search of the limit': 1.2, 'ms start': 100, 'ms first plan': 900 });

  expect(slowdownsSince(BEFORE, now)).toEqual([]);
});

test('times and memory of another machine are not compared, ratios are', () => {
  const now = release('0.2.0', { 'search of the limit': 0.5, 'ms start': 9_000, 'MB idle': 900 }, 8);

  expect(slowdownsSince(BEFORE, now)).toEqual(['search of the limit: 0.8 in 0.1.0, 0.5 now']);
});
