import { briefParts, missedIn, placeOfSource } from '@daymark/domain/brief-spans';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { BriefPanel } from './brief-panel.tsx';

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
  const still = { brief: BRIEF, subtasks, onSeek: () => {}, onAdd: undefined };
  const screen = await render(<BriefPanel {...still} pointedId={undefined} />);
  await expect.poll(lit).toEqual([]);

  await screen.rerender(<BriefPanel {...still} pointedId="form" />);
  await expect.poll(lit).toEqual(['contact form']);

  await screen.rerender(<BriefPanel {...still} pointedId="added by hand" />);
  await expect.poll(lit).toEqual([]);
});

test('pointing at words lights their rows, choosing them leads there, and what nobody does can be added', async () => {
  const onSeek = vi.fn();
  const onAdd = vi.fn();
  const gallery = cite('gallery', 'Gallery with 24 pieces');
  const screen = await render(
    <>
      <ul>
        <li data-row="gallery">Build the gallery</li>
        <li data-row="other">Something else</li>
      </ul>
      <BriefPanel brief={BRIEF} subtasks={[gallery]} pointedId={undefined} {...{ onSeek, onAdd }} />
    </>,
  );
  const lit = () => [...document.querySelectorAll('[data-lit]')].map((row) => row.textContent);

  for (const folded of document.querySelectorAll('details')) folded.open = true;
  const words = screen.getByRole('link', { name: 'Gallery with 24 pieces' });
  (words.element() as HTMLElement).focus();
  await expect.poll(lit).toEqual(['Build the gallery']);
  await words.click();
  await expect.poll(() => onSeek).toHaveBeenCalledWith('gallery');

  const text = 'A contact form.';
  await screen.getByRole('button', { name: `Add: ${text}` }).click();
  await expect
    .poll(() => onAdd)
    .toHaveBeenCalledWith({ text, start: BRIEF.indexOf(text), end: BRIEF.length });
  await expect.poll(lit).toEqual([]);
});

test('where no subtask comes from the brief, nothing of it counts as missed', () => {
  expect(missedIn(BRIEF, [{ id: 'by hand', source: null }])).toEqual([]);
});
