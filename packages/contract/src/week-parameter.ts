import type { NewWeek } from './replans.ts';

/** Working days and hours as a query parameter: `12345x6`, with `-` for null. */
export const weekParameter = ({ weekdays, hoursPerDay }: NewWeek): string =>
  `${weekdays?.join('') ?? '-'}x${hoursPerDay ?? '-'}`;
