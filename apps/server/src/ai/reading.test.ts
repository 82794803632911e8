import { Reading as ReadingShape, STATEMENTS_MAX_COUNT } from '@daymark/contract/readings';
import type { SaidFields, Statement } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { readingOfBrief, withinBounds } from './reading.ts';

const noteAt = (start: number, text: string): Statement => ({
  ...{ id: `s${start}`, words: { text, start, end: start + text.length }, sure: true },
  ...{ statedBy: 'reader', kind: 'note' },
});

test('a brief with more lines than a Reading holds keeps all its words', () => {
  const description = 'or, '.repeat(STATEMENTS_MAX_COUNT + 10).trim();
  const statements = [...description.matchAll(/or,?/g)].map(({ index, 0: text }) => noteAt(index, text));
  const { statements: kept } = withinBounds({ statements }, description);
  expect(kept).toHaveLength(STATEMENTS_MAX_COUNT);
  const last = kept.at(-1);
  expect(last).toMatchObject({ kind: 'unsure', sure: false });
  expect(last?.words.end).toBe(description.length);
  expect(last && description.slice(last.words.start, last.words.end)).toBe(last?.words.text);
  expect(ReadingShape.safeParse({ statements: kept }).success).toBe(true);
});

test('a statement beyond the bounds is asked about in its own words, and a long title is cut', () => {
  const description = 'Wait 9000 days. '.padEnd(400, 'x');
  const [long, beyond] = withinBounds(
    {
      statements: [
        { ...noteAt(16, description.slice(16)), kind: 'theirs', who: 'x'.repeat(300), by: null },
        {
          ...noteAt(0, 'Wait 9000 days'),
          ...{ kind: 'wait', title: 'Wait', who: null, lag: { days: 9_000, unit: 'calendar' } },
          ...{ until: null, after: [], each: false },
        },
      ],
    },
    description,
  ).statements;
  expect(long).toMatchObject({ kind: 'theirs', who: 'x'.repeat(120) });
  expect(beyond).toMatchObject({ kind: 'unsure', words: { text: 'Wait 9000 days' } });
});

test('what lines may say besides is kept while there is room, and within its bounds', () => {
  const description = 'Paint. '.repeat(STATEMENTS_MAX_COUNT).trim();
  const alternatives: SaidFields[] = [{ kind: 'theirs', who: 'x'.repeat(300), by: null }];
  const statements = [...description.matchAll(/Paint\./g)].map(({ index, 0: text }) => ({
    ...noteAt(index, text),
    alternatives,
  }));
  const wrong = {
    ...noteAt(0, 'Paint.'),
    alternatives: [{ kind: 'event', title: 'x', on: 'soon' } as SaidFields],
  };
  const { statements: kept } = withinBounds({ statements: [wrong, ...statements.slice(1)] }, description);
  expect(kept[0]).toMatchObject({ kind: 'note', alternatives: [] });
  expect(kept[1]).toMatchObject({ alternatives: [{ kind: 'theirs', who: 'x'.repeat(120) }] });
  expect(kept.at(-1)).not.toHaveProperty('alternatives');
  expect(JSON.stringify(kept).length).toBeLessThan(1_000_000);
});

test('what a client sends back counts only where it is of these words', () => {
  const sent = { statements: [noteAt(0, 'Paint the door')] };
  expect(readingOfBrief(sent, 'Paint the door.')).toEqual(sent);
  expect(readingOfBrief(sent, 'Print the door.')).toBeUndefined();
  expect(readingOfBrief({ statements: 'all' }, 'Paint the door.')).toBeUndefined();
});
