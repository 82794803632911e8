import { languageOf } from '@daymark/language/detect';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLong } from '../testing/runs.ts';
import { readBrief } from './read.ts';

const FRAME = {
  name: 'Project',
  startDate: '2026-11-24',
  dueDate: '2027-01-20',
  today: '2026-11-23',
  locale: 'en-GB',
};
const read = (description: string) => readBrief({ ...FRAME, description }).statements;

const SENTENCES = [
  'Order the cake (baker wants a week), party bags, plan some games and blow up balloons.',
  'I work at the shop Mondays and Tuesdays.',
  '1. Rerun experiments - 2 days',
  '☑ book site',
  '[22/11, 19:42] Kemi: can u do the 6 rounds?',
  "Hi Lou,\n\nwe'd love the table plan by 4 Dec!\n\nThanks\nMira",
  'Module | Hours | Due\nBasics | 4 | 2 Dec',
  'Löcher spachteln (2 Std), danach streichen; samstags nie.',
  'Per le luci: comprare 3 lampade entro il 12/12',
  'then when thats all done list them, 20 an evening',
  'Buy:\n- milk\n- 3 eggs',
  'not on the 5th tho, my birthday',
  'Flyers: I design them, Ravi prints, allow 5 working days.',
  'Then I check it and she pays',
  'Scratch that, they meet on Tuesday',
  '9 songs, 6 are mixed',
];
const briefs = fc
  .array(fc.constantFrom(...SENTENCES), { maxLength: 8 })
  .chain((parts) =>
    fc.constantFrom('\n', ' ', '\n\n', ', ', '; ', ' and ').map((joint) => parts.join(joint)),
  );
const texts = fc.oneof(
  briefs,
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        'a',
        'the',
        '3',
        '(',
        ')',
        ',',
        'and',
        'by',
        'Dec',
        '5',
        '.',
        '\n',
        '- ',
        ':',
        '"',
        'Mon',
        'not',
        'order',
        'it',
        '[x]',
        '|',
        "'s",
        '👍',
      ),
    )
    .map((parts) => parts.join(' ')),
);

test('every letter and digit of a brief is in exactly one statement, in order', () => {
  fc.assert(
    fc.property(texts, (brief) => {
      let covered = 0;
      for (const { words } of read(brief)) {
        expect(words.start).toBeGreaterThanOrEqual(covered);
        expect(brief.slice(words.start, words.end)).toBe(words.text);
        expect(brief.slice(covered, words.start)).not.toMatch(/[\p{L}\p{N}]/u);
        covered = words.end;
      }
      expect(brief.slice(covered)).not.toMatch(/[\p{L}\p{N}]/u);
    }),
  );
});

/** The words that a title may use: those of its own sentence, of its line up to a colon, and of the heading above. */
function wordsNear(brief: string, start: number, end: number): Set<string> {
  const lineStart = brief.lastIndexOf('\n', start - 1) + 1;
  const stop = brief.indexOf('\n', end);
  const line = brief.slice(lineStart, stop < 0 ? brief.length : stop);
  const lead = /^[^:\n]*:/.exec(line)?.[0] ?? '';
  const from = Math.max(
    ...[...brief.slice(lineStart, start).matchAll(/[.!?]\s+/g)].map((m) => lineStart + m.index),
    lineStart,
  );
  const heads = brief
    .slice(0, lineStart)
    .split('\n')
    .filter((one) => /:\s*$/.test(one));
  const behind = brief.slice(end).search(/[.!?]\s|\n/);
  const sentence = brief.slice(from, behind < 0 ? brief.length : end + behind);
  return new Set(
    [lead, ...heads.slice(-1), sentence]
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
}

test('every word of a title is in its sentence or list lead', () => {
  fc.assert(
    fc.property(briefs, (brief) => {
      for (const statement of read(brief)) {
        if (statement.kind !== 'task' && statement.kind !== 'repeat') continue;
        const known = wordsNear(brief, statement.words.start, statement.words.end);
        for (const word of statement.title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
          expect(known, `${statement.title} | ${brief}`).toContain(word);
      }
    }),
  );
});

test('no title holds a subject pronoun or begins with a joint', () => {
  fc.assert(
    fc.property(briefs, (brief) => {
      // What is in another language than its brief stands as it was written.
      fc.pre(languageOf(brief, FRAME.locale) === 'en');
      for (const statement of read(brief))
        if (statement.kind === 'task')
          expect(statement.title).not.toMatch(/^(?:and|but|or|so|it|them)\b|\b(?:I|he|she|they|we)\b/);
    }),
  );
});

test('ids name their statements once, and links lead to statements of the Reading', () => {
  fc.assert(
    fc.property(briefs, (brief) => {
      const statements = read(brief);
      const ids = new Set(statements.map(({ id }) => id));
      expect(ids.size).toBe(statements.length);
      for (const statement of statements) {
        const links =
          statement.kind === 'task'
            ? statement.after.map((after) => after.statement)
            : statement.kind === 'wait'
              ? statement.after
              : [];
        for (const id of links) expect(ids).toContain(id);
      }
    }),
  );
});

const LONG = isLong ? 20_000 : 4_000;

test('long and hostile text is read', () => {
  for (const piece of [
    '", or "',
    ',',
    'a',
    'and ',
    '(',
    '3 x 4 ',
    'order it, ',
    'not on Mondays ',
    '- x\n',
    'a: ',
    '.',
    '! ',
    'Mon ',
    'thing, and thing ',
  ])
    expect(read(piece.repeat(Math.ceil(LONG / piece.length))).length).toBeGreaterThanOrEqual(0);
});
