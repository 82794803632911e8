import type { AgendaItem } from '@daymark/contract/subtasks';
import { addDays, type Day } from '@daymark/domain/dates';
import { UPCOMING_DAYS } from '@daymark/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { agendaQuery } from '../../lib/queries.ts';
import { OPEN_BY_DUE_DATE, openFrom } from './calls.ts';
import { type Source, sourceOf } from './source.ts';

type Agenda = { data: AgendaItem[]; total: number };

/** Whether so much is overdue that the first rows end before the days that the dashboard shows. */
export const endsTooSoon = (agenda: Agenda | undefined, today: Day): boolean => {
  const last = agenda?.data.at(-1)?.dueDate;
  return Boolean(
    agenda && last && agenda.total > agenda.data.length && last <= addDays(today, UPCOMING_DAYS),
  );
};

/** Open subtasks of all projects by due date, as far ahead as the dashboard looks. */
export function useAgenda(today: Day): Source<AgendaItem[]> {
  const first = sourceOf(useQuery(agendaQuery(OPEN_BY_DUE_DATE)), 'Failed to load dashboard subtasks');
  const isShort = endsTooSoon(first.value, today);
  const ahead = sourceOf(
    useQuery({ ...agendaQuery(openFrom(today)), enabled: isShort }),
    'Failed to fetch filtered subtasks',
  );
  if (!isShort) return { ...first, value: first.value?.data };
  const rows = first.value?.data ?? [];
  const known = new Set(rows.map(({ id }) => id));
  const more = (ahead.value?.data ?? []).filter(({ id }) => !known.has(id));
  return {
    value: [...rows, ...more],
    problem: first.problem ?? ahead.problem,
    isFirst: ahead.isFirst,
    isFetching: first.isFetching || ahead.isFetching,
    retry: () => Promise.all([first.retry(), ahead.retry()]),
  };
}
