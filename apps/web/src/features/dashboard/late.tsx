import { afterPaint } from '../../ui/after-paint.ts';
import { late } from '../../ui/late.tsx';

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
