import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { authorsOf } from './data.ts';
import { followsExamples, followsOf, readFollows } from './follows.ts';

const FILES = readdirSync(new URL('./relations/', import.meta.url));

test('relations are read by brief, and a line that is not well formed is named', () => {
  const read = readFollows('en-a-001 7<3,4 5^9 12:*\nen-a-002\n');
  expect([...(read.get('en-a-001') ?? [])]).toEqual(['7 3', '7 4']);
  expect(read.get('en-a-002')?.size).toBe(0);
  expect(() => readFollows('en-a-003 7>3')).toThrow('en-a-003: "7>3" is no relation');
});

test('every relation is between clauses of its brief that can follow each other', () => {
  const authors = authorsOf('de');
  for (const file of FILES.filter((name) => name.startsWith('de-'))) {
    const name = file.replace('.txt', '');
    const pairs = followsOf(name);
    const briefs = authors.find((one) => one.name === name)?.prepared ?? [];
    const known = new Set(briefs.map(({ brief }) => brief.id));
    expect([...pairs.keys()].filter((id) => !known.has(id))).toEqual([]);
    const found = briefs.flatMap((brief) => followsExamples(brief, pairs.get(brief.brief.id) ?? new Set()));
    expect(found.filter(({ answer }) => answer === 1).length).toBeGreaterThan(50);
  }
});
