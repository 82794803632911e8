import { useRestingMedia } from '../../ui/use-media.ts';
import { AgendaView } from './agenda-view.tsx';
import { type CalendarProps, DayGrid } from './day-grid.tsx';

/** A grid if each day is wide enough for text: a month on a tablet, a week on a desktop. Else a list. */
export function CalendarView(props: CalendarProps) {
  const isPhone = useRestingMedia('(max-width: 39.99rem)');
  const isTablet = useRestingMedia('(max-width: 63.99rem)');
  const isBelow = props.period.span === 'week' ? isTablet : isPhone;
  return isBelow ? <AgendaView {...props} /> : <DayGrid {...props} />;
}
