import type { Day } from '@daymark/domain/dates';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { keys } from '../../plan-data/queries.ts';
import { loadPlan } from './load-plan.ts';

/** The items of all projects in a range of days. Stored with the agendas, so that changes elsewhere update it too. */
export const planQuery = ({ from, to }: { from: Day; to: Day }) =>
  queryOptions({
    queryKey: [...keys.agendas, 'plan', from, to],
    queryFn: ({ signal }) => loadPlan({ from, to }, signal),
    placeholderData: keepPreviousData,
  });
