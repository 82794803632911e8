import type { AgendaItem } from '@daymark/contract/subtasks';
import { afterPaint } from '../../ui/after-paint.ts';
import { lateQuietly, lateWithin } from '../../ui/late.tsx';

// Loaded after the visible part of the screen.
export const WeekPanel = lateWithin(() =>
  afterPaint().then(async () => (await import('./week-panel.tsx')).WeekPanel),
);
export const RecentActivity = lateWithin(() =>
  afterPaint().then(async () => (await import('./recent-activity.tsx')).RecentActivity),
);
export const LatestTasks = lateWithin(() =>
  afterPaint().then(async () => (await import('./latest-tasks.tsx')).LatestTasks),
);

/** Most accounts have projects. */
export const NoProjects = lateWithin(async () => (await import('./no-projects.tsx')).NoProjects);

/** Most days have work. */
export const NothingLeft = lateWithin(async () => (await import('./nothing-left.tsx')).NothingLeft);

const Postpone = lateQuietly(
  () => afterPaint().then(async () => (await import('./postpone-button.tsx')).PostponeButton),
  <span aria-hidden="true" className="-my-1 -mr-2 size-9 shrink-0 pointer-coarse:size-11" />,
);

/** Its room is reserved until it is loaded. A habit has its own next day. */
export const PostponeButton = ({ task }: { task: AgendaItem }) => !task.repeat && <Postpone task={task} />;
