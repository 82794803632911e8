import type { NewProject, Project } from '@daymark/contract/projects';
import { addDays, type Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import type { QueryClient } from '@tanstack/react-query';
import { exampleName } from '../../plan-data/example-name.ts';
import { refreshProjects } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';
import { once } from '../../platform/once.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

const BRIEF = t`Website for Rosa's bakery.
- Talk with Rosa about her wishes (1 h)
- Draw the design of the start page (4 h)
Rosa signs off the design before I build it.
- Photograph the 12 products, 3 a day
- Build the menu with photos and prices (6 h)
- Build the page with the opening hours and a map (2 h)
- Build the order form for cakes (4 h)
- 2 revision rounds
- Put the site online (1 h)`;

/** A small project of a freelancer, with a plan by the built-in planner: it costs nothing and needs no model. */
const exampleFrom = (today: Day): NewProject => ({
  name: exampleName(t`Website for a bakery`),
  description: BRIEF,
  startDate: today,
  dueDate: addDays(today, 21),
  priority: 'Medium',
  category: t`Website`,
  tags: [t`example`],
  milestones: [{ name: t`Design signed off`, dueDate: addDays(today, 9) }],
  generateAISubtasks: true,
  engine: 'builtin',
});

/** Creates the example project. Undefined if that failed, which it has said. */
export async function makeExample(client: QueryClient, today: Day): Promise<Project | undefined> {
  const body = exampleFrom(today);
  try {
    const { data } = await once(body, (idempotencyKey) => api.projects.create({ body }, { idempotencyKey }));
    void refreshProjects(client);
    showToast({
      kind: 'success',
      title: t`Example project created`,
      description: t`Try anything. The overview has a button that removes it.`,
    });
    return data.project;
  } catch (error) {
    showFailure(t`Failed to create project`, error, t`Nothing was created. Please try again.`);
    return undefined;
  }
}
