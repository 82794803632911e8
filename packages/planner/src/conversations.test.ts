import { expect, test } from 'vitest';
import marked from '../planbench/conversations.json' with { type: 'json' };
import { type Marked, readMarked, scoreConversation } from '../planbench/conversations.mjs';

/** What the marked conversations reach, less a little: a change may not cost more than that. */
const LEAST_VALUE = 0.9;

const conversations = marked.conversations as Marked[];

test.each(conversations.filter(({ expect }) => expect))(
  '$id becomes the project that was described',
  (one) => {
    const { gates, value, parts } = scoreConversation(one, readMarked(one));
    expect(gates).toEqual([]);
    expect(value, JSON.stringify(parts)).toBeGreaterThanOrEqual(LEAST_VALUE);
  },
);

test.each(conversations.filter(({ expect }) => !expect))('$id holds no project', (one) => {
  expect(readMarked(one).project).toBeNull();
});
