import { existsSync, readFileSync } from 'node:fs';
import { canFollow, followsFeatures, isWork, knownOf } from '../src/read/learned/follows-features.ts';
import { kindOf } from '../src/read/learned/labels.ts';
import type { Prepared } from './examples.ts';
import type { Example } from './logistic-regression.ts';

const FOLDER = new URL('./relations/', import.meta.url);

/**
 * Reads lines such as `en-a-001 7<3,4 5^9 12:3`, one a brief, clauses counted from 1: clause 7 can begin when 3 and 4 are
 * over, as "7 3" and "7 4". Throws where a line is not well formed.
 */
export function readFollows(file: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of file.split('\n').filter((one) => one.trim() !== '')) {
    const [id = '', ...said] = line.trim().split(' ');
    const pairs = new Set<string>();
    for (const one of said) {
      const [, from, sign, to] = /^(\d+)([<^:])(\*|\d+(?:,\d+)*)$/.exec(one) ?? [];
      if (!sign || !to) throw new Error(`${id}: "${one}" is no relation`);
      if (sign === '<') for (const other of to.split(',')) pairs.add(`${from} ${other}`);
    }
    found.set(id, pairs);
  }
  return found;
}

/** The order of clauses in the briefs of an author; empty if it was not labelled. */
export function followsOf(author: string): Map<string, Set<string>> {
  const file = new URL(`${author}.txt`, FOLDER);
  return existsSync(file) ? readFollows(readFileSync(file, 'utf8')) : new Map();
}

/** All pairs of clauses of a brief of which one may follow the other. */
export function followsExamples({ tagged, clauses }: Prepared, pairs: ReadonlySet<string>): Example[] {
  const works = clauses
    .map(({ pieces, line, label, number }) => ({ pieces, line, kind: kindOf(label), number }))
    .filter(({ kind }) => isWork(kind));
  const known = knownOf(works, tagged);
  return known.flatMap((one) =>
    known.flatMap((other): Example[] => {
      if (!canFollow(one, other)) return [];
      const pair = `${works[one.place]?.number} ${works[other.place]?.number}`;
      return [{ features: followsFeatures(tagged, known, one, other), answer: pairs.has(pair) ? 1 : 0 }];
    }),
  );
}
