import { ahead, late } from '../../ui/late.tsx';

/** The views besides the calendar, loaded when the screen is idle. */
export const TimelineView = late(ahead(async () => (await import('./timeline-view.tsx')).TimelineView));

export const BoardView = late(ahead(async () => (await import('./board-view.tsx')).BoardView));
