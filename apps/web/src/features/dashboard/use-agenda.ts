import type { AgendaItem } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { sumHours } from '@daymark/domain/load';
import { plateOf } from '@daymark/domain/plate';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agendaQuery } from '../../lib/queries.ts';
import { usePainted } from '../../ui/after-paint.ts';
import { openFrom, openOn } from './calls.ts';
import { type Source, sourceOf } from './source.ts';

/** Open subtasks of all projects from today on, by due date. */
export const useAgenda = (today: Day) =>
  sourceOf(useQuery(agendaQuery(openFrom(today))), 'Failed to load dashboard subtasks');

export type Agenda = NonNullable<ReturnType<typeof useAgenda>['value']>;

const hoursOf = (tasks: readonly AgendaItem[]): number =>
  sumHours(tasks.map(({ estimatedHours }) => estimatedHours));

export interface DayTasks {
  /** What is due today and open, the most urgent first, as far as it was loaded. */
  tasks: AgendaItem[];
  /** All of it. */
  count: number;
  hours: number;
  /** Where the latest of it comes from; nothing while the agenda holds all of it. */
  more: Source<unknown> | undefined;
  loadMore: () => void;
}

/** What today holds. A day may hold more than the agenda: then it is asked for by itself, page by page. */
export function useDayTasks(agenda: Agenda, today: Day): DayTasks {
  const [pages, setPages] = useState(1);
  // The plate first: what it begins with is there.
  const isPainted = usePainted();
  const isFull = agenda.total > agenda.data.length && agenda.data.at(-1)?.dueDate === today;
  const answers = useQueries({
    queries: Array.from({ length: isFull && isPainted ? pages : 0 }, (_, index) =>
      agendaQuery(openOn(today, index + 1)),
    ),
  });
  const rows = [...agenda.data, ...answers.flatMap(({ data }) => data?.data ?? [])];
  const loaded = [...new Map(rows.map((row) => [row.id, row])).values()].filter(
    (row) => row.dueDate === today,
  );
  const tasks = plateOf(loaded, today);
  const figures = answers.find(({ data }) => data)?.data;
  // The figures are as old as the rows: what was completed since is among those that were loaded.
  const beyond = Math.max(0, (figures?.total ?? 0) - loaded.length);
  const latest = answers.at(-1);
  const hoursBeyond = beyond > 0 ? (figures?.stats.estimatedHours ?? 0) - hoursOf(loaded) : 0;
  return {
    tasks,
    count: tasks.length + beyond,
    hours: hoursOf(tasks) + Math.max(0, hoursBeyond),
    more: latest && sourceOf(latest, 'Failed to fetch filtered subtasks'),
    loadMore: () => setPages(pages + 1),
  };
}
