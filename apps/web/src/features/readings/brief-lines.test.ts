import { isUnsure } from '@daymark/domain/statements';
import { expect, test } from 'vitest';
import { LOGO_BRIEF, logoStatements, sampleTask, statementsOf } from '../../testing/readings.ts';
import { briefLines } from './brief-lines.ts';

test('every line of the brief stands in its own order with what it was taken for', () => {
  const lines = briefLines(LOGO_BRIEF, logoStatements().toReversed());
  expect(lines.map(({ text, statement }) => [text, statement?.kind])).toEqual([
    ['Logo design for Acme.', 'note'],
    ['3 concepts', 'task'],
    ['client picks one', 'wait'],
    ['then final files', 'task'],
    ['Not on Fridays.', 'availability'],
    ['pram = grandma', 'unsure'],
  ]);
});

test('what no words of the brief say stands below it; what is only offered, or was turned down, is no line', () => {
  const [first, ...rest] = logoStatements();
  if (!first) throw new Error('No lines');
  const own = { words: { text: '', start: 0, end: 0 }, sure: true, statedBy: 'person' } as const;
  const offered = {
    title: 'Check the trade mark',
    minutes: 30,
    library: { step: 'logo/3', done: null },
    after: [],
  };
  const lines = briefLines(LOGO_BRIEF, [
    { ...own, id: 'added', ...sampleTask('Check the trade mark') },
    { ...own, id: 'offered', kind: 'suggestion', ...offered },
    { ...own, id: 'refused', kind: 'excluded' },
    first,
    ...rest,
  ]);
  expect(lines.map(({ key }) => key)).toEqual([first.id, ...rest.map(({ id }) => id), 'added']);
});

test('words that no statement holds are shown, and free lines part paragraphs', () => {
  const brief = 'Paint the fence.\n\nLove, Ana\n\nBuy brushes.';
  const statements = statementsOf(brief, [
    ['Paint the fence.', sampleTask('Paint the fence')],
    ['Buy brushes.', sampleTask('Buy brushes')],
  ]);
  expect(
    briefLines(brief, statements).map(({ text, statement, startsParagraph }) => [
      text,
      statement?.kind ?? 'none',
      startsParagraph,
    ]),
  ).toEqual([
    ['Paint the fence.', 'task', false],
    ['Love, Ana', 'none', true],
    ['Buy brushes.', 'task', true],
  ]);
});

test('one sentence taken for two things stands once, and says so the second time', () => {
  const brief = 'Tell bank and post.';
  const statements = statementsOf(brief, [
    [brief, sampleTask('Tell bank')],
    [brief, sampleTask('Tell post')],
  ]);
  expect(briefLines(brief, statements).map(({ repeatsWords }) => repeatsWords)).toEqual([false, true]);
});

test('what is not sure is found whatever it was taken for', () => {
  const brief = 'Maybe a banner. Call Bo.';
  const statements = statementsOf(brief, [
    ['Maybe a banner.', { ...sampleTask('Banner'), sure: false }],
    ['Call Bo.', sampleTask('Call Bo')],
  ]);
  expect(statements.filter(isUnsure).map(({ words }) => words.text)).toEqual(['Maybe a banner.']);
});
