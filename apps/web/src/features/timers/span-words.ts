import { t } from '@daymark/words/t';
import { formatHours } from '../../platform/format.ts';

/** The time of a timer, which begins with "0 min". */
export const spanWords = (minutes: number): string => (minutes === 0 ? t`0 min` : formatHours(minutes / 60));
