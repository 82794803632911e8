import { type Statement, type StatementFields, type StatementOf, UNSAID } from '@daymark/domain/reading';
import { statementIds } from '@daymark/domain/statement-ids';

export const LOGO_BRIEF = `Logo design for Acme.
3 concepts, client picks one, then final files.
Not on Fridays. pram = grandma`;

type Said = StatementFields & Pick<Statement, 'alternatives'> & { sure?: boolean };

/** Statements for words of a brief, in order, each with its fields. */
export function statementsOf(
  brief: string,
  said: readonly (readonly [words: string, fields: Said])[],
): Statement[] {
  const ids = statementIds(said.map(([text]) => ({ text })));
  let from = 0;
  return said.map(([text, { sure = true, ...fields }], index) => {
    const start = brief.indexOf(text, from);
    if (start < 0) throw new Error(`Not in the brief: ${text}`);
    from = start;
    const words = { text, start, end: start + text.length };
    return { id: ids[index] ?? '', words, sure, statedBy: 'reader', ...fields };
  });
}

/** A task with default fields, of which a test only sets what it needs. */
export const sampleTask = (title: string, fields: Partial<StatementOf<'task'>> = {}) => ({
  kind: 'task' as const,
  title,
  ...UNSAID.task,
  ...fields,
});

/** The statements of the logo brief, one of them uncertain. */
export const logoStatements = (): Statement[] =>
  statementsOf(LOGO_BRIEF, [
    ['Logo design for Acme.', { kind: 'note' }],
    [
      '3 concepts',
      sampleTask('Concept', {
        parts: { count: 3, unit: null, first: 1 },
        effort: { amount: 120, unit: 'minutes', per: 'part', said: false },
      }),
    ],
    [
      'client picks one',
      {
        kind: 'wait',
        title: 'Client picks one',
        who: 'client',
        lag: { days: 3, unit: 'working' },
        until: null,
        after: [],
        each: false,
      },
    ],
    ['then final files', sampleTask('Final files')],
    [
      'Not on Fridays.',
      {
        kind: 'availability',
        weekdays: [5],
        rule: 'never',
        minutes: null,
        per: 'day',
        off: [],
        from: null,
        until: null,
      },
    ],
    ['pram = grandma', { kind: 'unsure', kinds: ['theirs', 'note'], question: null, sure: false }],
  ]);
