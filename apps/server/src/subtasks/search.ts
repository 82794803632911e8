import type { SubtaskSearchQuery } from '@daymark/contract/search';
import type { z } from 'zod';
import type { UserContext } from '../http/context.ts';
import { findSubtasksWith } from './search-store.ts';
import { toAgendaItem } from './shape.ts';

export async function searchSubtasks(
  { db, userId, today }: UserContext,
  query: z.output<typeof SubtaskSearchQuery>,
) {
  const { page, limit } = query;
  const { items, total } = await findSubtasksWith(db, { userId, ...query });
  const data = items.map((row) => toAgendaItem(row, today));
  return { data, page, limit, pages: Math.ceil(total / limit), total, count: data.length };
}
