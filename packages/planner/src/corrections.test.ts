import type { Statement, WaitFields } from '@daymark/domain/reading';
import { UNSAID } from '@daymark/domain/reading';
import { statementIds } from '@daymark/domain/statement-ids';
import { fieldsOf } from '@daymark/domain/statements';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withCorrections } from './corrections.ts';
import { someStatements } from './testing/random-readings.ts';
import { after, briefOfStatements, done, hours, idOf, note, parts, task, wait } from './testing/readings.ts';

/** Gives statements the position of their words in a brief, in order. */
function readIn(description: string, statements: readonly Statement[]): Statement[] {
  let from = 0;
  const ids = statementIds(statements.map(({ words }) => words));
  return statements.map((one, at) => {
    const start = description.indexOf(one.words.text, from);
    if (start < 0) throw new Error(`“${one.words.text}” does not stand in the brief`);
    from = start + one.words.text.length;
    return { ...one, id: ids[at] ?? '', words: { text: one.words.text, start, end: from } };
  });
}

const BRIEF = 'Paint the door. Call Ben. Hang the shelf.';
const LINES = [
  task('Paint the door'),
  task('Call Ben'),
  task('Hang the shelf', { after: [after('Paint the door')] }),
];
/** A correction of the line “Paint the door”. */
const door = (description = BRIEF): Statement => {
  const [line] = readIn(description, [task('Paint the door', { effort: hours(3), title: 'Paint it red' })]);
  return line ?? note('');
};

const toldBy = (statements: readonly Statement[]) =>
  statements.map((one) => [one.statedBy, one.kind, one.words.text]);

test('a correction takes the place of its line, and nothing else changes', () => {
  const lines = readIn(BRIEF, LINES);
  const { statements } = withCorrections({ statements: lines }, [door()], BRIEF);
  expect(statements).toEqual([{ ...door(), statedBy: 'person' }, ...lines.slice(1)]);
});

test('a corrected line can be changed back with all its fields', () => {
  const [paint, call, hang] = readIn(BRIEF, LINES);
  if (!paint || !call || !hang) throw new Error('These are three lines');
  const asWait: WaitFields = { kind: 'wait', title: 'Ben calls', ...UNSAID.wait, after: [paint.id, 'gone'] };
  const lines = [paint, { ...call, alternatives: [asWait] }, hang];
  const said: Statement = { ...call, kind: 'note' };
  const { statements } = withCorrections({ statements: lines }, [said], BRIEF);
  expect(statements[1]).toMatchObject({
    kind: 'note',
    alternatives: [
      { kind: 'task', title: 'Call Ben' },
      { ...asWait, after: [paint.id] },
    ],
  });
  expect(fieldsOf(statements[0] ?? said)).toEqual(fieldsOf(paint));
});

test('it outlives text before and behind it, other spacing and other case', () => {
  for (const description of [
    `Some words about me and my house first. ${BRIEF}`,
    `${BRIEF} And the weather is fine.`,
    BRIEF.replace('Paint the door', 'paint  the\ndoor'),
  ]) {
    const text = description.includes('paint') ? 'paint  the\ndoor' : 'Paint the door';
    const lines = readIn(description, [
      { ...task('Paint the door'), words: { text, start: 0, end: 0 } },
      task('Call Ben'),
    ]);
    const { statements } = withCorrections({ statements: lines }, [door()], description);
    expect(toldBy(statements)).toEqual([
      ['person', 'task', text],
      ['reader', 'task', 'Call Ben'],
    ]);
    expect(statements[0]).toMatchObject({ title: 'Paint it red' });
    for (const { words } of statements) expect(description.slice(words.start, words.end)).toBe(words.text);
  }
});

test('it outlives a reader who takes its words and others for one line; the others are asked', () => {
  const lines = readIn(BRIEF, [task('Paint the door. Call Ben.'), task('Hang the shelf')]);
  const { statements } = withCorrections({ statements: lines }, [door()], BRIEF);
  expect(toldBy(statements)).toEqual([
    ['person', 'task', 'Paint the door'],
    ['reader', 'unsure', 'Call Ben'],
    ['reader', 'task', 'Hang the shelf'],
  ]);
});

test('it outlives a reader who makes several lines of its words', () => {
  const lines = readIn(BRIEF, [task('Paint'), note('the door'), task('Call Ben')]);
  const { statements } = withCorrections({ statements: lines }, [door()], BRIEF);
  expect(toldBy(statements)).toEqual([
    ['person', 'task', 'Paint the door'],
    ['reader', 'task', 'Call Ben'],
  ]);
});

test('it is dropped once its words are gone, also where they only stand within other words', () => {
  for (const description of ['Paint the window. Call Ben.', 'Repaint the doorway. Call Ben.']) {
    const lines = readIn(description, [task('Call Ben')]);
    expect(withCorrections({ statements: lines }, [door()], description).statements).toEqual(lines);
  }
});

test('of repeated words only the corrected ones change, even if both have moved', () => {
  const brief = 'Call Ben. Pack. Call Ben.';
  const [, , second] = readIn(brief, [
    task('Call Ben'),
    task('Pack'),
    task('Call Ben', { effort: hours(2) }),
  ]);
  const moved = `A long sentence about nothing in particular stands here now. ${brief}`;
  const lines = readIn(moved, [task('Call Ben'), task('Pack'), task('Call Ben')]);
  const { statements } = withCorrections({ statements: lines }, second ? [second] : [], moved);
  expect(toldBy(statements)).toEqual([
    ['reader', 'task', 'Call Ben'],
    ['reader', 'task', 'Pack'],
    ['person', 'task', 'Call Ben'],
  ]);
});

test('of two corrected lines with the same words, one goes when only one is left in the brief', () => {
  const brief = 'Call Ben. Pack. Call Ben.';
  const [first, , second] = readIn(brief, [task('Call Ben'), task('Pack'), task('Call Ben')]);
  const lines = readIn('Pack. Call Ben.', [task('Pack'), task('Call Ben')]);
  const { statements } = withCorrections(
    { statements: lines },
    [first, second].flatMap((one) => one ?? []),
    'Pack. Call Ben.',
  );
  expect(toldBy(statements)).toEqual([
    ['reader', 'task', 'Pack'],
    ['person', 'task', 'Call Ben'],
  ]);
});

test('of several lines from the same words one is corrected and the others stay', () => {
  const brief = 'Pack up kitchen and bath.';
  const words = { text: 'Pack up kitchen and bath', start: 0, end: 24 };
  const kitchen = { ...task('Pack up kitchen'), id: 'k', words };
  const bath = { ...task('Pack up bath'), id: 'b', words };
  const corrected = { ...bath, title: 'Pack the bath alone' };
  const { statements } = withCorrections({ statements: [kitchen, bath] }, [corrected], brief);
  expect(statements.map((one) => ('title' in one ? one.title : ''))).toEqual([
    'Pack up kitchen',
    'Pack the bath alone',
  ]);
});

test('links to a replaced line become links to its correction; links to a removed line are dropped', () => {
  const description =
    'Paint the door, all of it. Hang the shelf. Half the doors are done. It dries two days.';
  const lines = readIn(description, [
    task('Paint the door, all of it', { parts: parts(4) }),
    task('Hang the shelf', { after: [after('Paint the door, all of it'), after('Something else')] }),
    done('Half the doors are done', { statement: idOf('Paint the door, all of it'), parts: 2 }),
    wait('It dries two days', { after: [idOf('Paint the door, all of it')] }),
  ]);
  const { statements } = withCorrections({ statements: lines }, [door(description)], description);
  const of = (kind: string) => statements.find((one) => one.kind === kind);
  const id = idOf('Paint the door');
  expect(statements.find((one) => one.words.text === 'Hang the shelf')).toMatchObject({
    after: [{ statement: id }],
  });
  expect(of('done')).toMatchObject({ of: { statement: id, parts: 2 } });
  expect(of('wait')).toMatchObject({ after: [id] });
});

test('a step without words of the brief keeps its corrections', () => {
  const words = { text: '', start: 0, end: 0 };
  const step = { ...task('Book a room'), id: 's1', words, statedBy: 'model' as const };
  const corrected = { ...step, title: 'Book the large room' };
  expect(withCorrections({ statements: [step] }, [corrected], BRIEF).statements).toEqual([
    { ...corrected, statedBy: 'person' },
  ]);
});

test('corrections hold whatever is written around them, and no line is lost or doubled', () => {
  fc.assert(
    fc.property(
      someStatements({ most: 8 }),
      fc.array(fc.nat(7), { maxLength: 4 }),
      fc.constantFrom('', 'Hello there.\n', 'One line.\nAnother line.\n'),
      (made, which, before) => {
        const { description, statements } = briefOfStatements(made);
        const chosen = statements.filter((_, at) => which.includes(at));
        const corrections = chosen.map((one) => ({ ...note(one.words.text), id: one.id, words: one.words }));
        const moved = statements.map((one) => ({
          ...one,
          words: { ...one.words, start: one.words.start + before.length, end: one.words.end + before.length },
        }));
        const result = withCorrections({ statements: moved }, corrections, before + description).statements;
        expect(result.map(({ id }) => id)).toEqual(moved.map(({ id }) => id));
        expect(result.map(({ words }) => words)).toEqual(moved.map(({ words }) => words));
        const byPerson = result.filter(({ statedBy }) => statedBy === 'person').map(({ id }) => id);
        expect(byPerson).toEqual(chosen.map(({ id }) => id));
      },
    ),
  );
});

test('corrected days off and days of parts override those that were read', () => {
  const days = { except: ['2026-12-03'], exceptWeekdays: [5 as const], windows: [] };
  const lines = readIn(BRIEF, LINES);
  const { statements } = withCorrections({ statements: lines }, [{ ...door(), ...days }], BRIEF);
  expect(statements[0]).toMatchObject({ ...days, statedBy: 'person' });
});
