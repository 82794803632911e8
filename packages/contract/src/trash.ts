import { z } from 'zod';
import { paths } from './paths.ts';
import { Project } from './projects.ts';
import { data, envelope, page, route } from './route.ts';
import { ById, Id, inTrash, paging } from './values.ts';

export const TrashedProject = Project.extend(inTrash).meta({ id: 'TrashedProject' });
export type TrashedProject = z.output<typeof TrashedProject>;

export const trashRoutes = {
  list: route({
    endpoint: paths.trash.list,
    access: 'read',
    summary: 'The projects in the trash, the last deleted first',
    query: z.object(paging),
    answer: page(TrashedProject),
  }),
  restore: route({
    endpoint: paths.trash.restore,
    access: 'write',
    projects: { row: 'project', at: 'params.id' },
    summary: 'Restore a project from the trash, exactly as it was',
    params: ById,
    answer: data(z.object({ project: Project })),
  }),
  delete: route({
    endpoint: paths.trash.delete,
    access: 'session',
    summary: 'Remove a project in the trash for good',
    params: ById,
    answer: envelope({ message: z.string(), data: z.object({ id: Id }) }),
  }),
  empty: route({
    endpoint: paths.trash.empty,
    access: 'session',
    summary: 'Remove every project in the trash for good',
    answer: envelope({ message: z.string(), data: z.object({ count: z.int() }) }),
  }),
} as const;
