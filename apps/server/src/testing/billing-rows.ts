import type { Row } from './authorization-row.ts';

const MONTH = '2026-11';
const rate = { rate: 7_000, rounding: null };
const wish = { validUntil: '2026-12-24' };

/** Calls for rates, timesheets and quotes. */
export const BILLING_ROWS: Record<string, Row> = {
  'rates.list': { own: () => ({}), ofOneself: true },
  'rates.set': {
    own: (owner) => ({ body: { ...rate, currency: null, projectId: owner.projectId } }),
    mixed: (victim) => [{ body: { ...rate, currency: 'CHF', clientId: victim.clientId } }],
  },
  'timesheets.get': {
    own: (owner) => ({ query: { projectId: owner.projectId, month: MONTH } }),
    mixed: (victim) => [{ query: { clientId: victim.clientId, month: MONTH } }],
  },
  'timesheets.export': {
    own: (owner) => ({ query: { projectId: owner.projectId, month: MONTH, format: 'table' } }),
    mixed: (victim) => [{ query: { clientId: victim.clientId, month: MONTH, format: 'invoice' } }],
  },
  'quotes.list': { own: (owner) => ({ params: { projectId: owner.projectId } }) },
  'quotes.create': { own: (owner) => ({ params: { projectId: owner.finishedProjectId }, body: wish }) },
  'quotes.change': { own: (owner) => ({ params: { id: owner.quoteId }, body: wish }) },
  'quotes.send': { own: (owner) => ({ params: { id: owner.quoteId } }) },
  'quotes.answer': {
    own: (owner) => ({ params: { id: owner.sentQuoteId }, body: { isAccepted: true, name: 'Nina' } }),
  },
  'quotes.delete': { own: (owner) => ({ params: { id: owner.quoteId } }) },
};
