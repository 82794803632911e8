import { ahead, lateWithin } from '../../ui/late.tsx';

/** The views besides the calendar, loaded when the screen is idle. */
export const TimelineView = lateWithin(ahead(async () => (await import('./timeline-view.tsx')).TimelineView));

export const BoardView = lateWithin(ahead(async () => (await import('./board-view.tsx')).BoardView));
