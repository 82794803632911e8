import { expect, test } from 'vitest';
import { withCorrections } from '../corrections.ts';
import { readBrief } from '../read/read.ts';

const DATES = { startDate: '2026-11-23', dueDate: '2027-06-18', today: '2026-11-23', locale: 'en' } as const;
const read = (description: string, name: string) => readBrief({ name, description, ...DATES });
const kindsOf = (description: string, name: string) =>
  read(description, name).statements.map((one) => (one.kind === 'library' ? one.project : one.kind));

test('a project without a description is what it is called', () => {
  const { statements } = read('', 'Moving house');
  expect(statements).toMatchObject([{ kind: 'library', project: 'moving-house', wish: 'Moving house' }]);
  expect(read('', 'Big one').statements).toEqual([]);
});

test('a correction of the name holds until the brief has words', () => {
  const name = 'Moving house';
  const [line] = read('', name).statements;
  if (!line) throw new Error('The name is no line');
  const said = [{ ...line, kind: 'note', statedBy: 'person' } as const];
  expect(withCorrections(read('', name), said, '').statements).toMatchObject([{ kind: 'note' }]);
  const description = 'Pack the books. Return the keys.';
  const { statements } = withCorrections(read(description, name), said, description);
  expect(statements.map(({ words }) => words.text)).not.toContain('');
});

test.each([
  ['Do my tax return. It takes 6 hours.', 'a said length'],
  ['Do my tax return on 4 December', 'a day of its own'],
  ['Do my tax return. Call the accountant. Pay the bill.', 'steps of its own'],
  ['What about my tax return?', 'a question'],
  ['Every Tuesday I might do my tax return for 20 minutes', 'a habit'],
])('“%s” keeps what it says itself: %s', (description) => {
  expect(kindsOf(description, 'Tax')).not.toContain('tax-return');
});

test('a brief with steps of its own is offered at most three that people forget, and nothing is planned of them', () => {
  const description = 'Book the movers. Pack the kitchen. Pack the books. Get boxes. Load the van.';
  const { statements } = read(description, 'Moving house');
  const offered = statements.filter((one) => one.kind === 'suggestion');
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.length).toBeLessThanOrEqual(3);
  for (const { title, library } of offered) {
    expect(library.step).toMatch(/^moving-house\/\d+$/);
    expect(title).not.toMatch(/boxes|kitchen|books/i);
  }
});

test('what a brief speaks of in any way is not offered', () => {
  const steps = 'Book the movers. Pack the kitchen. Pack the books. Get boxes. Load the van.';
  const all = read(steps, 'Moving house').statements.filter((one) => one.kind === 'suggestion');
  const [first] = all;
  if (!first) throw new Error('Nothing is offered');
  const { statements } = read(`${steps} ${first.title}.`, 'Moving house');
  const titles = statements.flatMap((one) => (one.kind === 'suggestion' ? one.title : []));
  expect(titles).not.toContain(first.title);
});

test('steps that have little to do with what the project is called are offered nothing', () => {
  const description = 'Call Ben. Mow the lawn. Buy bread.';
  expect(kindsOf(description, 'Wedding')).not.toContain('suggestion');
});

test('a wish that may be of a kind is offered what is forgotten in it, and nothing is planned of that', () => {
  const description = 'Wohnung in München finden';
  const { statements } = readBrief({ name: 'Neu', description, ...DATES, locale: 'de' });
  const offered = statements.filter((one) => one.kind === 'suggestion');
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.length).toBeLessThanOrEqual(3);
  for (const { library } of offered) expect(library.step).toMatch(/^flat-hunting\/\d+$/);
  expect(statements.map(({ kind }) => kind)).not.toContain('library');
});
