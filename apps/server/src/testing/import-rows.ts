import type { Attempt, Row } from './authorization-row.ts';

/** A form with a table of one task. */
function tableForm(): Attempt {
  const body = new FormData();
  body.set('file', new File(['Title,Due\nBuy paint,2026-12-01\n'], 'mine.csv'));
  return { query: { name: 'mine.csv' }, body };
}

/** A call for each operation of imports. */
export const IMPORT_ROWS: Record<string, Row> = {
  'imports.preview': { own: tableForm, ofOneself: true },
  'imports.create': { own: tableForm, ofOneself: true },
  'imports.list': { own: () => ({}), ofOneself: true },
  'imports.undo': { own: ({ importId }) => ({ params: { id: importId } }) },
  'imports.proposeDays': { own: ({ importId }) => ({ params: { id: importId } }) },
  'imports.acceptDays': {
    own: ({ importId, importStamp }) => ({ params: { id: importId }, body: { stamp: importStamp } }),
    mixed: (victim, attacker) => [
      { params: { id: attacker.importId }, body: { stamp: victim.importStamp } },
      { params: { id: victim.importId }, body: { stamp: attacker.importStamp } },
    ],
  },
};
