import type { ProjectSearchQuery } from '@daymark/contract/search';
import type { z } from 'zod';
import { daysOfProject } from '../db/subtask-json.ts';
import type { UserContext } from '../http/context.ts';
import { findProjects } from './search-store.ts';
import { toListedPage } from './shape.ts';

export const searchProjects = async (
  { db, userId }: UserContext,
  query: z.output<typeof ProjectSearchQuery>,
) => toListedPage(await findProjects(db, { userId, query }, daysOfProject(userId)), query);
