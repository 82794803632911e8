import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BriefPanel } from './brief-panel.tsx';
import { briefParts, placeOfSource } from './brief-spans.ts';

const BRIEF = 'Gallery with 24 pieces, each with size. A contact form.';

const cite = (id: string, text: string) => {
  const start = BRIEF.indexOf(text);
  return { id, source: { text, start, end: start + text.length } };
};

describe('where words stand in the brief', () => {
  test('at their offsets, as long as the brief is as it was', () => {
    expect(placeOfSource('a form, a form', { text: 'a form', start: 8, end: 14 })).toEqual({
      start: 8,
      end: 14,
    });
  });

  test('where they are found after an edit, and nowhere once they are gone', () => {
    const source = { text: 'A contact form', start: 40, end: 54 };
    expect(placeOfSource(`New first line. ${BRIEF}`, source)).toEqual({ start: 56, end: 70 });
    expect(placeOfSource('Something else', source)).toBeUndefined();
  });
});

describe('the parts of a brief', () => {
  test('joined are the brief, letter for letter', () => {
    const citing = [cite('a', 'Gallery with 24 pieces, each'), cite('b', '24 pieces'), cite('c', 'form.')];
    const parts = briefParts(BRIEF, citing);
    expect(parts.map(({ text }) => text).join('')).toBe(BRIEF);
    expect(briefParts('', citing)).toEqual([]);
  });

  test('know every subtask that comes from them, also where two overlap', () => {
    const parts = briefParts(BRIEF, [cite('a', 'Gallery with 24'), cite('b', '24 pieces')]);
    expect(parts.map(({ text, subtaskIds }) => [text, [...subtaskIds].join()])).toEqual([
      ['Gallery with ', 'a'],
      ['24', 'a,b'],
      [' pieces', 'b'],
      [BRIEF.slice(22), ''],
    ]);
  });
});

test('pointing at a subtask lights its words and no others', async () => {
  const subtasks = [cite('gallery', 'Gallery with 24 pieces'), cite('form', 'contact form')];
  const lit = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
  const screen = await render(<BriefPanel brief={BRIEF} subtasks={subtasks} pointedId={undefined} />);
  expect(lit()).toEqual([]);

  await screen.rerender(<BriefPanel brief={BRIEF} subtasks={subtasks} pointedId="form" />);
  expect(lit()).toEqual(['contact form']);

  await screen.rerender(<BriefPanel brief={BRIEF} subtasks={subtasks} pointedId="added by hand" />);
  expect(lit()).toEqual([]);
});
