import type { ShownBy, TestName } from '../rows.ts';

const screen = <T extends string>(title: T) =>
  `apps/web/src/features/dashboard/dashboard-screen.test.tsx › ${title}` as const satisfies TestName;
const failures = <T extends string>(title: T) =>
  `apps/web/src/features/dashboard/dashboard-failures.test.tsx › ${title}` as const satisfies TestName;

const MADE: TestName =
  'e2e/long/dashboard.spec.ts › the first project is made on the dashboard, and with more than a page of them it still knows what matters';
const DAY: TestName =
  'e2e/dashboard.spec.ts › the dashboard shows what is next, and completes it with a way back';
const NO_ANSWER = failures('without an answer about %s the rest stands, and Retry brings it');
const NOTHING = failures('with neither projects nor tasks one banner says so, and one Retry brings both');
const CALLS = screen('asks for subtasks in five ways');
const WEEK = screen('the week shows done against planned, and the arrow keys go from day to day');
const UPCOMING = screen('upcoming deadlines are those of seven days, five at most');
const OVERDUE = screen(
  'an overdue item without a time is shown with 5:00 PM, what lies beyond three is counted',
);
const PLATE = screen(
  'today shows the first task large, items 2 to 6, and the others when they are asked for',
);
const EMPTY = screen('without a project it says what one is and offers the first');
const NONE_OPEN = screen(
  'with every project completed the rule of priority finds none, and the card offers a new one',
);

export const dashboardRows = {
  '/dashboard': [DAY, MADE],
  "Here's what's on your plate today.": [EMPTY],
  'No active projects': [MADE, EMPTY, NONE_OPEN],
  'Project "{name}" created successfully!': [MADE],
  'Failed to load dashboard data': [NOTHING],
  'Stats error: ': [NO_ANSWER, NOTHING],
  'Subtask error: ': [NO_ANSWER, NOTHING],
  'Failed to fetch projects': [NO_ANSWER],
  'Failed to fetch project stats': [NO_ANSWER],
  'Failed to load dashboard subtasks': [NO_ANSWER],
  'Failed to fetch overdue subtasks': [NO_ANSWER],
  'Failed to fetch weekly productivity': [NO_ANSWER],
  'Failed to fetch recent subtasks': [NO_ANSWER],
  'Failed to fetch subtask stats': [NO_ANSWER],
  'Failed to fetch filtered subtasks': [
    failures('what could not be loaded of a long day is said under what was, and Retry brings it'),
  ],
  'Subtask status updated successfully': [DAY],
  'Failed to update subtask status': [DAY],
  'days overdue': [DAY, OVERDUE],
  'days remaining': [MADE],
  "today's tasks and upcoming deadlines capped at 5": [PLATE, UPCOMING],
  'upcoming window 7 days': [screen('a deadline a week ahead is upcoming, the day after is not')],
  'recent subtasks limit 20': [CALLS],
  'weekly and dashboard subtasks limit 50': [CALLS],
  'recent activity of 30 days, at most 5': [
    screen('recent activity is what was created and added last, five of each'),
    'apps/web/src/features/dashboard/dashboard.test.ts › recent is what was created in the last 30 days where the person lives, the newest first, five at most',
  ],
  'overdue panel 3': [OVERDUE],
  "today's list shows items 2 to 6": [PLATE],
  'overdue items without a time show 5:00 PM': [OVERDUE],
  'average estimated hours to one decimal': [WEEK],
} satisfies ShownBy;
