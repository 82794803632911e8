import type { AgendaItem } from '@daymark/contract/subtasks';
import { Suspense } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { late, lateQuietly } from '../../ui/late.tsx';

// Loaded after the visible part of the screen.
export const WeekPanel = late(() =>
  afterPaint().then(async () => (await import('./week-panel.tsx')).WeekPanel),
);
export const RecentActivity = late(() =>
  afterPaint().then(async () => (await import('./recent-activity.tsx')).RecentActivity),
);
export const LatestTasks = late(() =>
  afterPaint().then(async () => (await import('./latest-tasks.tsx')).LatestTasks),
);

/** Most accounts have projects. */
export const NoProjects = late(async () => (await import('./no-projects.tsx')).NoProjects);

/** Most days have work. */
export const NothingLeft = late(async () => (await import('./nothing-left.tsx')).NothingLeft);

const Postpone = lateQuietly(() =>
  afterPaint().then(async () => (await import('./postpone-button.tsx')).PostponeButton),
);

/** Its room is reserved until it is loaded. A habit has its own next day. */
export const PostponeButton = ({ task }: { task: AgendaItem }) =>
  !task.repeat && (
    <Suspense
      fallback={<span aria-hidden="true" className="-my-1 -mr-2 size-9 shrink-0 pointer-coarse:size-11" />}
    >
      <Postpone task={task} />
    </Suspense>
  );
