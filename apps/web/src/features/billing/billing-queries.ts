import type { QuoteWish } from '@daymark/contract/quotes';
import type { Rate } from '@daymark/contract/rates';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { freshQuery } from '../../platform/fresh-query.ts';
import { once } from '../../platform/once.ts';

const RATES = ['rates'];
const TIMESHEETS = ['timesheets'];
const QUOTES = ['quotes'];

/** What is agreed about pay. */
export const ratesQuery = () =>
  queryOptions({
    queryKey: RATES,
    queryFn: async ({ signal }) => (await api.rates.list({}, { signal })).data,
  });

/** Of a client or of a project. */
export interface Whose {
  clientId?: string | undefined;
  projectId?: string | undefined;
}

export const timesheetQuery = (whose: Whose, month: string) =>
  freshQuery([...TIMESHEETS, whose, month], (signal) =>
    api.timesheets.get({ query: { ...whose, month } }, { signal }),
  );

export const quotesQuery = (projectId: string) =>
  freshQuery([...QUOTES, projectId], (signal) => api.quotes.list({ params: { projectId } }, { signal }));

export function useSetRate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Rate) => (await api.rates.set({ body })).data.rate,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: TIMESHEETS });
      await queries.invalidateQueries({ queryKey: RATES });
    },
  });
}

/** What is done with the quotes of a project. */
export type QuoteAction =
  | { kind: 'create'; wish: QuoteWish }
  | { kind: 'change' | 'send'; id: string; version: number; wish: QuoteWish }
  | { kind: 'answer'; id: string; isAccepted: boolean; name: string }
  | { kind: 'delete'; id: string };

/** A draft is saved before it is sent, so that what is sent is what was typed. */
async function act(projectId: string, action: QuoteAction): Promise<unknown> {
  if (action.kind === 'create') {
    const call = { params: { projectId }, body: action.wish };
    return once({ quote: projectId, ...action.wish }, (idempotencyKey) =>
      api.quotes.create(call, { idempotencyKey }),
    );
  }
  const params = { id: action.id };
  if (action.kind === 'delete') return api.quotes.delete({ params });
  if (action.kind === 'answer') {
    const { isAccepted, name } = action;
    return api.quotes.answer({ params, body: { isAccepted, name } });
  }
  const { wish, version } = action;
  const { quote } = (await api.quotes.change({ params, body: wish }, { ifVersion: version })).data;
  return action.kind === 'send' ? api.quotes.send({ params }, { ifVersion: quote.version }) : quote;
}

export function useQuoteAction(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (action: QuoteAction) => act(projectId, action),
    onSettled: () => queries.invalidateQueries({ queryKey: [...QUOTES, projectId] }),
  });
}
