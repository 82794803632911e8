import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isEndless, keepsControls, spotsThat } from '../testing/generated/schemas.ts';
import { operations, PARTS } from '../testing/generated/trying.ts';

test('every part of the operations has its file', () => {
  const files = globSync('part-*.test.ts', { cwd: import.meta.dirname }).toSorted();
  expect(files).toEqual(Array.from({ length: PARTS }, (_, at) => `part-${at + 1}.test.ts`));
});

describe('the contract', () => {
  test('gives every text a length and every list a bound', () => {
    const endless = operations.flatMap(([operation, { body, query, params }]) =>
      [body, query, params].flatMap((schema) =>
        schema ? spotsThat(isEndless, schema).map((spot) => `${operation}: ${spot}`) : [],
      ),
    );
    expect(endless).toEqual([]);
  });

  test('keeps no control character; of a password only the hash is kept', () => {
    const keeping = operations.flatMap(([operation, { body }]) =>
      body ? spotsThat(keepsControls, body).map((spot) => `${operation}: ${spot}`) : [],
    );
    expect(keeping.filter((spot) => !/password$/i.test(spot))).toEqual([]);
  });
});
