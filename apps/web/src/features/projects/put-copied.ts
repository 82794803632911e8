import type { Plan } from '@daymark/contract/plans';
import type { Project } from '@daymark/contract/projects';
import type { Subtask } from '@daymark/contract/subtasks';
import type { QueryClient } from '@tanstack/react-query';
import { writeDetails } from '../../plan-data/plan-cache.ts';
import { refreshProjects } from '../../plan-data/queries.ts';

type Copied = { project: Project; subtasks: Subtask[]; plan: Plan | null };

/** Puts a project that was made from another into the cache, so that its page is there at once. */
export function putCopied(client: QueryClient, { project, subtasks, plan }: Copied): Project {
  writeDetails(client, { ...project, subtasks, plan });
  void refreshProjects(client);
  return project;
}
