import type { ShownBy } from '../rows.ts';

const SUBTASKS = 'apps/web/src/features/subtasks';
const PROJECTS = 'apps/web/src/features/projects';

export const projectRows = {
  '/project/{id}/details': ['e2e/projects.spec.ts › a brief becomes days, and the days are worked through'],

  // The project
  'Project Not Found': [
    'e2e/project.spec.ts › a project that cannot be shown says why, and one that is not there says so',
  ],
  'Failed to fetch project': [
    'e2e/project.spec.ts › a project that cannot be shown says why, and one that is not there says so',
  ],
  'Project updated successfully': ['e2e/projects.spec.ts › a project is edited, set by hand, and deleted'],
  'Project deleted successfully': ['e2e/projects.spec.ts › a project is edited, set by hand, and deleted'],
  'Failed to update project': [
    `${PROJECTS}/project-header.test.tsx › what an edit would overwrite is shown beside what was typed`,
  ],
  'Failed to update project progress': [
    `${PROJECTS}/project-header.test.tsx › progress that could not be set goes back, and says why`,
  ],
  'Failed to delete project': [
    `${PROJECTS}/project-header.test.tsx › a project that could not be deleted stays, and says why; a double click asks once`,
  ],

  // Dates and times
  'Not set': [
    `${PROJECTS}/project-words.test.ts › a date that is missing is Not set, and one that cannot be read Invalid date`,
  ],
  'Invalid date': [
    `${PROJECTS}/project-words.test.ts › a date that is missing is Not set, and one that cannot be read Invalid date`,
  ],
  'N/A': [`${SUBTASKS}/subtask-words.test.ts › what is missing is N/A, and what cannot be read Invalid Date`],
  'Invalid Date': [
    `${SUBTASKS}/subtask-words.test.ts › what is missing is N/A, and what cannot be read Invalid Date`,
    `${SUBTASKS}/plan-groups.test.ts › a day that cannot be read stands under words, not under an error`,
  ],
  'Not completed': [
    `${PROJECTS}/project-words.test.ts › completion is the day of the last change at 100, until then how it stands, else Not completed`,
  ],
  'days overdue': [
    `${PROJECTS}/project-words.test.ts › what is left reads days overdue, Due today or days remaining`,
  ],
  'Due today': [
    `${PROJECTS}/project-words.test.ts › what is left reads days overdue, Due today or days remaining`,
  ],
  'days remaining': [
    `${PROJECTS}/project-words.test.ts › what is left reads days overdue, Due today or days remaining`,
  ],

  // Subtasks
  'Please enter a title for the subtask': [
    `${SUBTASKS}/subtask-table.test.tsx › a new subtask begins as Medium, Pending and due at 12:00, and needs a title`,
  ],
  'Failed to fetch subtasks': [
    'e2e/project.spec.ts › a project that cannot be shown says why, and one that is not there says so',
  ],
  'Invalid data format received': [
    'e2e/project.spec.ts › a project that cannot be shown says why, and one that is not there says so',
  ],
  'Failed to generate subtasks': [
    `${SUBTASKS}/subtask-table.test.tsx › generating that fails says why, and what went wrong stays on the page with a way to try again`,
  ],
  'Failed to generate AI subtasks': [
    `${SUBTASKS}/subtask-table.test.tsx › generating that fails says why, and what went wrong stays on the page with a way to try again`,
  ],
  'Failed to regenerate AI subtasks': [
    `${SUBTASKS}/subtask-table.test.tsx › a plan that cannot be made anew says so`,
  ],
  'AI subtasks generated successfully': [
    'e2e/proposal.spec.ts › a plan is looked at and changed before it is written, and merged when the brief changes',
  ],
  'AI subtasks regenerated successfully': [
    'e2e/proposal.spec.ts › a plan is looked at and changed before it is written, and merged when the brief changes',
  ],
  'Failed to create subtask': [
    `${SUBTASKS}/subtask-board.test.tsx › the words of a subtask that could not be added stand in the form again`,
  ],
  'Failed to update subtask': [
    `${SUBTASKS}/subtask-table.test.tsx › what is changed together is taken back together when the server refuses`,
  ],
  'Failed to update subtask status': [
    `${SUBTASKS}/subtask-board.test.tsx › completing shows at once, and is taken back with the reason when the server refuses`,
  ],
  'Failed to delete subtask': [
    `${SUBTASKS}/subtask-board.test.tsx › a deleted subtask goes at once, and comes back when the server refuses`,
  ],
  'Subtask created successfully': [
    'e2e/projects.spec.ts › a brief becomes days, and the days are worked through',
  ],
  'Subtask status updated successfully': [
    `${SUBTASKS}/subtask-table.test.tsx › a range of rows is selected with Shift, completed in one call, and taken back in one`,
    'e2e/projects.spec.ts › a brief becomes days, and the days are worked through',
  ],
  'Subtask updated successfully': [
    'e2e/projects.spec.ts › a brief becomes days, and the days are worked through',
  ],
  'Subtask deleted successfully': [
    `${SUBTASKS}/subtask-table.test.tsx › deleted together they come back with one undo`,
    'e2e/projects.spec.ts › a brief becomes days, and the days are worked through',
  ],

  // Constants
  'new project: High; new subtask: Medium and Pending': [
    `${SUBTASKS}/subtask-table.test.tsx › a new subtask begins as Medium, Pending and due at 12:00, and needs a title`,
  ],
  'default due time 12:00': [
    `${SUBTASKS}/subtask-table.test.tsx › a new subtask begins as Medium, Pending and due at 12:00, and needs a title`,
  ],
  'average estimated hours to one decimal': [
    'apps/web/src/features/dashboard/dashboard-screen.test.tsx › the week shows done against planned, and the arrow keys go from day to day',
  ],
} satisfies ShownBy;
