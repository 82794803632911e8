import type { SubtaskStatsQuery } from '@daymark/contract/subtask-stats';
import type { AgendaItem } from '@daymark/contract/subtasks';
import { addDays, type Day } from '@daymark/domain/dates';
import { UPCOMING_DAYS } from '@daymark/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { agendaQuery } from '../../lib/queries.ts';

/** How many subtasks the dashboard asks for at once. */
const AGENDA_ROWS = 50;

const OPEN_BY_DUE_DATE: SubtaskStatsQuery = {
  status: JSON.stringify(['Pending', 'In Progress']),
  sortBy: 'dueDate',
  sortOrder: 'asc',
  limit: AGENDA_ROWS,
};

type Agenda = { data: AgendaItem[]; total: number; stats: { overdue: number } };

/** Whether so much is overdue that the first rows end before the days that the dashboard shows. */
const endsTooSoon = (agenda: Agenda | undefined, today: Day): boolean => {
  const last = agenda?.data.at(-1)?.dueDate;
  return Boolean(
    agenda && last && agenda.total > agenda.data.length && last <= addDays(today, UPCOMING_DAYS),
  );
};

/** Open subtasks of all projects by due date, as far ahead as the dashboard looks. */
export function useAgenda(today: Day) {
  const first = useQuery(agendaQuery(OPEN_BY_DUE_DATE));
  const isShort = endsTooSoon(first.data, today);
  const ahead = useQuery({
    ...agendaQuery({ ...OPEN_BY_DUE_DATE, dueDateFrom: today }),
    enabled: isShort,
  });
  const known = new Set(first.data?.data.map(({ id }) => id));
  const more = isShort ? (ahead.data?.data ?? []).filter(({ id }) => !known.has(id)) : [];

  return {
    items: first.data && [...first.data.data, ...more],
    /** How many overdue subtasks there are beyond those in `items`. */
    moreOverdue: isShort ? Math.max(0, (first.data?.stats.overdue ?? 0) - AGENDA_ROWS) : 0,
    isPending: first.isPending || (isShort && ahead.isPending),
    error: first.error ?? (isShort ? ahead.error : null),
    isFetching: first.isFetching || ahead.isFetching,
    refetch: () => Promise.all([first.refetch(), isShort ? ahead.refetch() : undefined]),
  };
}
