import { describe, expect, test } from 'vitest';
import { objectCutter, parseLeniently } from './objects.ts';
import { withoutThinking } from './thinking.ts';

/** The text in pieces of every length, as a network may deliver it. */
const inPieces = (text: string) =>
  [1, 2, 3, 7, 50].map((size) => text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []);

describe('objects that are still being written', () => {
  const cut = (pieces: readonly string[]) => {
    const found: unknown[] = [];
    const cutter = objectCutter((text, isListed) => found.push([parseLeniently(text), isListed]));
    for (const piece of pieces) cutter.feed(piece);
    return found;
  };
  const A = { title: 'Say "hi" } to [them]', done: ['{', '\\'] };
  const B = { title: 'Two', done: [] };

  test.each([
    ['a list in an object', JSON.stringify({ tasks: [A, B] }), true],
    ['a list', JSON.stringify([A, B]), true],
    [
      'a fence with words around',
      `Here, "as asked":\n\`\`\`json\n${JSON.stringify([A, B], null, 2)}\n\`\`\``,
      true,
    ],
    ['one a line', `${JSON.stringify(A)}\n${JSON.stringify(B)}`, false],
  ])('are cut out of %s as soon as they close', (_, text, isListed) => {
    for (const pieces of inPieces(text))
      expect(cut(pieces).slice(0, 2)).toEqual([
        [A, isListed],
        [B, isListed],
      ]);
  });

  test('are there before the end', () => {
    expect(cut([`{"tasks":[${JSON.stringify(A)},{"title":"T`])).toEqual([[A, true]]);
  });

  test('are not those within them', () => {
    expect(cut(['[{"title":"A","done":[{"text":"x"}]}]'])).toEqual([
      [{ title: 'A', done: [{ text: 'x' }] }, true],
    ]);
  });

  test('what cannot be mended is nothing', () => {
    expect(parseLeniently('{title: "A",}')).toEqual({ title: 'A' });
    expect(parseLeniently('}{')).toBeUndefined();
  });
});

describe('thoughts', () => {
  const heard = (pieces: readonly string[]) => {
    let text = '';
    const filter = withoutThinking((more) => {
      text += more;
    });
    pieces.forEach(filter.feed);
    filter.end();
    return text;
  };

  test.each([
    ['<think>One < two, </thin and more.</think>\n\nThe answer.', 'The answer.'],
    ['  <think></think>The answer.', 'The answer.'],
    ['The answer has <think> in it.', 'The answer has <think> in it.'],
    ['<thing> is no mark', '<thing> is no mark'],
    ['<think>never ends', ''],
    ['<th', '<th'],
    ['', ''],
  ])('in %j leave %j', (text, left) => {
    for (const pieces of inPieces(text)) expect(heard(pieces)).toBe(left);
  });
});
