import { ahead, late } from '../../ui/late.tsx';

/** The views besides the calendar, loaded when the screen is idle. */
export const TimelineView = late(
  ahead(() => import('./timeline-view.tsx').then((part) => part.TimelineView)),
);

export const BoardView = late(ahead(() => import('./board-view.tsx').then((part) => part.BoardView)));
