import type { Day } from '@daymark/domain/dates';
import type { RangeToken } from './token.ts';

/** Days on end under one name, before it is known which words lead to it. */
export interface Period {
  from: Day;
  to: Day;
  period: RangeToken['period'];
  yearGuessed: boolean;
}
