import type { AgendaItem } from '@daymark/contract/subtasks';
import { Suspense } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { late, lateQuietly } from '../../ui/late.tsx';

// Loaded after the visible part of the screen.
export const WeekPanel = late(() =>
  afterPaint().then(() => import('./week-panel.tsx').then((part) => part.WeekPanel)),
);
export const RecentActivity = late(() =>
  afterPaint().then(() => import('./recent-activity.tsx').then((part) => part.RecentActivity)),
);
export const LatestTasks = late(() =>
  afterPaint().then(() => import('./latest-tasks.tsx').then((part) => part.LatestTasks)),
);

/** Most accounts have projects. */
export const NoProjects = late(() => import('./no-projects.tsx').then((part) => part.NoProjects));

/** Most days have work. */
export const NothingLeft = late(() => import('./nothing-left.tsx').then((part) => part.NothingLeft));

const Postpone = lateQuietly(() =>
  afterPaint().then(() => import('./postpone-button.tsx').then((part) => part.PostponeButton)),
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
