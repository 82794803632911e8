import type { SubtaskStatsQuery } from '@daymark/contract/subtask-stats';
import type { z } from 'zod';
import { settleProjects } from '../db/project-figures.ts';
import type { UserContext } from '../http/context.ts';
import { keptList } from '../http/kept-pieces.ts';
import { offsetsUntil } from '../http/today.ts';
import { versionedAnswer } from '../http/versioned-answers.ts';
import { readAgenda } from './agenda-store.ts';
import { toAgendaItem } from './shape.ts';

/** A page of subtasks over all projects, with the figures of all matches. */
export function agenda(context: UserContext, query: z.output<typeof SubtaskStatsQuery>) {
  const { db, userId, today, timezone, now } = context;
  const calendar = { today, offsets: offsetsUntil(timezone, now()) };
  const list = keptList(db, [userId, today, JSON.stringify(query)]);
  return versionedAnswer(db, readAgenda({ userId, known: list.known }, query, calendar), async ([found]) => {
    if (!found) throw new Error('An aggregate without a row');
    await settleProjects(context, found.unsettled);
    const { server, items, stats, groups, days } = found;
    const { page, limit } = query;
    return {
      data: list.read(server, items, (row) => toAgendaItem(row, today)),
      page,
      limit,
      pages: Math.ceil(stats.total / limit),
      total: stats.total,
      count: items.length,
      stats,
      groups,
      days,
    };
  });
}
