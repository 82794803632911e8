import type { NewDayOff } from './calendars.ts';
import type { NewWeek } from './replans.ts';

/** Working days and hours as a query parameter: `12345x6`, with `-` for null. */
export const weekParameter = ({ weekdays, hoursPerDay }: NewWeek): string =>
  `${weekdays?.join('') ?? '-'}x${hoursPerDay ?? '-'}`;

/** Days off as a query parameter: `2026-12-07..2026-12-11`, with hours of a single day `2026-12-07..2026-12-07x3.5`. */
export const awayParameter = ({ firstDay, lastDay, hoursOff = null }: Omit<NewDayOff, 'name'>): string =>
  `${firstDay}..${lastDay}${hoursOff === null ? '' : `x${hoursOff}`}`;
