import type { ListedProject, NewProject } from '@daymark/contract/projects';
import { addDays, type Day } from '@daymark/domain/dates';
import type { KnownProject } from '@daymark/language/quick-add/candidate';
import { t } from '@daymark/words/t';
import { api } from '../../platform/api.ts';
import { once } from '../../platform/once.ts';

/** The project for tasks that belong to no other. */
const NAME = t`Errands`;
/** Its name in each language: one that was made in another language is used on. */
export const NAMES: readonly string[] = ['Errands', 'Besorgungen', 'Petites tâches', 'Recados'];
const LASTS_DAYS = 365;

/** Stands for the project as long as there is none: it is made only for the one who chooses it, or has no other. */
const NOT_MADE_YET: KnownProject = { id: 'errands', name: NAME };

const errandsFrom = (today: Day): NewProject => ({
  name: NAME,
  startDate: today,
  dueDate: addDays(today, LASTS_DAYS),
  priority: 'Medium',
});

const isErrands = ({ name, dueDate }: ListedProject, today: Day): boolean =>
  NAMES.includes(name) && dueDate >= today;

/**
 * The projects for a line, the likeliest first: the one on screen, then those that are not over, the last changed first
 * as they are listed. One for errands can be chosen last, if there is none.
 */
export function projectsForLine(
  listed: readonly ListedProject[],
  here: string | undefined,
  today: Day,
): [KnownProject, ...KnownProject[]] {
  const open = listed.filter(({ id, status }) => id === here || status !== 'Completed');
  const errands = listed.find((project) => isErrands(project, today));
  const weight = ({ id, dueDate }: ListedProject) => (id === here ? 0 : dueDate >= today ? 1 : 2);
  const sorted = open.toSorted((one, other) => weight(one) - weight(other));
  // Completed is only what all its errands are so far.
  const last = errands === undefined ? [NOT_MADE_YET] : open.includes(errands) ? [] : [errands];
  const [first = NOT_MADE_YET, ...others] = [...sorted, ...last];
  return [first, ...others];
}

/** The projects to choose from, the last changed first. */
export const PROJECTS_TO_CHOOSE = { sortBy: 'updatedAt', sortOrder: 'desc', limit: 100 } as const;

/** The id of the chosen project; the one for errands is created when it is first chosen. */
export async function idOfProject(id: string, today: Day): Promise<string> {
  if (id !== NOT_MADE_YET.id) return id;
  // It may have been made since the list was loaded, also on another device.
  const { data: present } = await api.projects.list({ query: PROJECTS_TO_CHOOSE });
  const errands = present.find((project) => isErrands(project, today));
  if (errands) return errands.id;
  const body = errandsFrom(today);
  const { data } = await once(body, (idempotencyKey) => api.projects.create({ body }, { idempotencyKey }));
  return data.project.id;
}
