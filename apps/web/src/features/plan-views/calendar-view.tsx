import { useRestingMedia } from '../../ui/use-media.ts';
import { AgendaView } from './agenda-view.tsx';
import { type CalendarProps, DayGrid } from './day-grid.tsx';

/** A grid where each day is wide enough for words that are not broken: on a desktop. Else a list. */
export function CalendarView(props: CalendarProps) {
  const isNarrow = useRestingMedia('(max-width: 63.99rem)');
  return isNarrow ? <AgendaView {...props} /> : <DayGrid {...props} />;
}
