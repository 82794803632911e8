import { afterPaint } from '../../ui/after-paint.ts';
import { late } from '../../ui/late.tsx';

// Loaded once what stands around them is on screen.
export const WeekPanel = late(() =>
  afterPaint().then(async () => (await import('./week-panel.tsx')).WeekPanel),
);
export const LatestTasks = late(() =>
  afterPaint().then(async () => (await import('./latest-tasks.tsx')).LatestTasks),
);
