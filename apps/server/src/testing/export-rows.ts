import type { Row } from './authorization-row.ts';

/** A call for each export. */
export const EXPORT_ROWS: Record<string, Row> = {
  'exports.account': { own: () => ({}), ofOneself: true },
  'exports.timeEntries': {
    own: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
    ofOneself: true,
  },
  'exports.delays': { own: ({ projectId }) => ({ params: { projectId } }) },
  'exports.projects': { own: () => ({ query: { format: 'csv' } }), ofOneself: true },
  'exports.project': {
    own: ({ projectId }) => ({ params: { projectId }, query: { format: 'markdown' } }),
  },
};
