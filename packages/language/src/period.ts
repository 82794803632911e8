import type { Day } from '@daymark/domain/dates';
import type { RangeToken } from './token.ts';

/** A named range of days, before its cue words are read. */
export interface Period {
  from: Day;
  to: Day;
  period: RangeToken['period'];
  yearGuessed: boolean;
}
