import type { ShownBy } from '../rows.ts';

const SCREEN = 'apps/web/src/features/projects/projects-screen.test.tsx';
const ACTIONS = 'apps/web/src/features/projects/list-actions.test.tsx';
const DIALOG = 'apps/web/src/features/projects/new-project-dialog.test.tsx';
const DRAFT = 'apps/web/src/features/projects/new-project-draft.test.ts';
const WINDOW = 'apps/web/src/features/projects/page-window.test.ts';
const JOURNEYS = 'e2e/projects.spec.ts';

export const projectsRows = {
  '/projects': [`${JOURNEYS} › a project is edited, set by hand, and deleted`],
  '/projects/new': [`${JOURNEYS} › a brief becomes days, and the days are worked through`],

  'No projects yet': [`${SCREEN} › without projects the first step is offered`],
  'No projects match your search': [
    `${SCREEN} › what is typed is looked for, and what matches nothing says so`,
  ],
  'Failed to fetch projects': [`${SCREEN} › a list that cannot be had says so, and can be asked for again`],
  'Failed to load projects': [`${SCREEN} › a list that cannot be had says so, and can be asked for again`],
  'Failed to load page': [`${SCREEN} › a page that cannot be had leaves the one that is there`],
  'Failed to update page size': [`${SCREEN} › a page size that cannot be had goes back to what it was`],
  'Failed to fetch project stats': [
    'apps/web/src/features/projects/filter-panel.test.tsx › without figures the statuses are there all the same, and it says what is missing',
  ],
  'Failed to update project progress': [
    `${ACTIONS} › a change that fails is taken back, and the list is fetched anew`,
  ],
  'Failed to update project': [
    `${ACTIONS} › a change that fails is taken back, and the list is fetched anew`,
  ],
  'Failed to delete project': [`${ACTIONS} › a project that cannot be deleted comes back`],
  'Project deleted successfully': [
    `${ACTIONS} › a deleted project is asked for, goes at once, and comes back by Undo`,
  ],

  'Please fill in all required fields': [
    `${DIALOG} › begins with 30 days, High priority and 12:00, and asks for what is missing`,
  ],
  'Due date must be after start date': [
    `${DIALOG} › counts the days live, and says in red when the due date is not after the start date`,
  ],
  'Creating project...': [`${DIALOG} › without subtasks it only says that the project is created`],
  'Generating AI subtasks...': [
    `${DIALOG} › is covered and stays open while the plan is made, and is sent once`,
  ],
  'Project "{name}" created successfully!': [
    `${DIALOG} › is covered and stays open while the plan is made, and is sent once`,
  ],
  'Project created but failed to generate AI subtasks': [
    `${DIALOG} › a plan that failed leads to the project all the same`,
  ],
  'Failed to create project': [
    `${DIALOG} › a failure says so, keeps the words, and what is refused stands beside its field`,
  ],

  'project page size 10 of 5, 10, 20, 50': [
    `${SCREEN} › ten projects stand on a page, and the pager leads to the others`,
    `${SCREEN} › another page size keeps what is in sight, and is the one for next time`,
  ],
  'pager hidden at one page': ['apps/web/src/features/projects/pager.test.tsx › one page needs no pager'],
  'pager of 7 buttons, then a sliding window with ellipses': [
    `${WINDOW} › up to seven pages all have a button`,
    `${WINDOW} › of more pages a window slides, with the first and the last beside it`,
  ],
  'projects reused for 5 minutes': [
    `${SCREEN} › what was fetched less than five minutes ago is not asked for again`,
  ],
  'search waits 300 ms': [
    'apps/web/src/features/projects/use-settled.test.tsx › what is typed is handed on once the typing rests for 300 ms',
  ],
  'default timeline 30 days': [
    `${DRAFT} › a new project is of high priority, 30 days long, and due at 12:00`,
  ],
  'default due time 12:00': [`${DRAFT} › a new project is of high priority, 30 days long, and due at 12:00`],
  'new project: High; new subtask: Medium and Pending': [
    `${DRAFT} › a new project is of high priority, 30 days long, and due at 12:00`,
  ],
  'priorities weigh 3, 2, 1': [
    'apps/web/src/features/projects/local-search.test.ts › High weighs 3, Medium 2 and Low 1 when projects are sorted by priority',
    'packages/domain/src/current-project.test.ts › high before medium, then the earliest due date, then the lowest progress',
  ],
} satisfies ShownBy;
