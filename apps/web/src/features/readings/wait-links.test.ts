import { expect, test } from 'vitest';
import { LOGO_BRIEF, logoStatements, sampleTask, statementsOf } from '../../testing/readings.ts';
import { heldUpBy, sayWait, workBefore } from './wait-links.ts';

const lines = logoStatements();
const [, concepts, wait, files] = lines;

test('a line taken for a wait stands behind the work told before it, and holds up what is told next', () => {
  const told = statementsOf(LOGO_BRIEF, [
    ['3 concepts', sampleTask('Concept')],
    ['client picks one', { kind: 'note' }],
    ['then final files', sampleTask('Final files')],
  ]);
  const [first, line, last] = told;
  if (!first || !line || !last) throw new Error('The sample has three lines');
  expect(workBefore(line, told)).toBe(first.id);
  expect(heldUpBy(line, told)).toBe(last.id);
});

test('what waits for it is said with it, and no longer waits once something else does', () => {
  if (!wait || !files || !concepts) throw new Error('The sample has these lines');
  const fields = { kind: 'later' as const };
  const said = sayWait(wait, fields, files.id, lines);
  expect(said).toMatchObject([
    { statement: { id: wait.id } },
    { statement: { id: files.id }, fields: { after: [{ statement: wait.id, lag: null, each: false }] } },
  ]);
  const linked = lines.map((line) =>
    line.id === files.id && line.kind === 'task'
      ? { ...line, after: [{ statement: wait.id, lag: null, each: false }] }
      : line,
  );
  expect(heldUpBy(wait, linked)).toBe(files.id);
  expect(sayWait(wait, fields, null, linked)).toMatchObject([
    { statement: { id: wait.id } },
    { statement: { id: files.id }, fields: { after: [] } },
  ]);
});
