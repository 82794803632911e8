import type { Client } from '@daymark/contract/client';
import type { SeenProject } from '@daymark/contract/project-routes';
import type { ProjectDetails } from '@daymark/contract/projects';
import { wholeProject } from '@daymark/contract/seen-projects';

type Reader = { api: Pick<Client, 'projects'> };

/** A project whole, or what changed since a state. */
export const seeProject = async ({ api }: Reader, id: string, since?: string): Promise<SeenProject> =>
  (await api.projects.get({ params: { id }, query: { since } })).data;

const isGone = () => undefined;

/** A project whole; undefined if it is gone. */
export const seeProjectOrGone = (reader: Reader, id: string): Promise<ProjectDetails | undefined> =>
  seeProject(reader, id).then(({ project }) => project, isGone);

/** A client that has read a project whole, and asks for what changed since it asked last. It says how many subtasks it was sent. */
export async function follower(reader: Reader, id: string) {
  let known = await seeProject(reader, id);
  const read = async () => {
    const answer = await seeProject(reader, id, known.state);
    const details = wholeProject(known.project, answer);
    if (!details) throw new Error('What changed does not fit to what was known');
    known = { ...answer, project: details };
    return { details, sent: answer.project.subtasks.length, removed: answer.removed };
  };
  return { read, orGone: () => read().then(({ details }) => details, isGone) };
}
