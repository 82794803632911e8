import type { ListedProject, NewProject } from '@daymark/contract/projects';
import { addDays, type Day } from '@daymark/domain/dates';
import type { KnownProject } from '@daymark/domain/quick-add/marks';
import { t } from '@daymark/words/t';
import { api } from '../../lib/api.ts';
import { once } from '../../lib/once.ts';

/** The project for tasks that belong to no other. */
const NAME = t`Errands`;
/** Its name in each language: one that was made in another language is used on. */
export const NAMES: readonly string[] = ['Errands', 'Besorgungen', 'Petites tâches', 'Recados'];
const LASTS_DAYS = 365;

/** Stands for the project as long as there is none. */
const NOT_MADE_YET: KnownProject = { id: 'errands', name: NAME };

const errandsFrom = (today: Day): NewProject => ({
  name: NAME,
  startDate: today,
  dueDate: addDays(today, LASTS_DAYS),
  priority: 'Medium',
});

/** The project for errands; one that is over is left alone. Completed is only what all its errands are so far. */
export const errandsAmong = (projects: readonly ListedProject[], today: Day): KnownProject =>
  projects.find(({ name, dueDate }) => NAMES.includes(name) && dueDate >= today) ?? NOT_MADE_YET;

/** The projects to choose from, the last changed first. */
export const PROJECTS_TO_CHOOSE = { sortBy: 'updatedAt', sortOrder: 'desc', limit: 100 } as const;

/** The id of the chosen project; the one for errands is created when it is first needed. */
export async function idOfProject(id: string, today: Day): Promise<string> {
  if (id !== NOT_MADE_YET.id) return id;
  // It may have been made since the list was loaded, also on another device.
  const { data: present } = await api.projects.list({ query: PROJECTS_TO_CHOOSE });
  const errands = errandsAmong(present, today);
  if (errands !== NOT_MADE_YET) return errands.id;
  const body = errandsFrom(today);
  const { data } = await once(body, (idempotencyKey) => api.projects.create({ body }, { idempotencyKey }));
  return data.project.id;
}
