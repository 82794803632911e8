import type { EarlyOffer, Outlook } from '@daymark/contract/replans';
import { plural, t } from '@daymark/words/t';

/** Whose answer moves the plan, and by how many days it is late. */
export const followsWait = ({ who, days }: NonNullable<Outlook['late']>): string =>
  t`Follows the wait for ${who}: ${plural(days, '# day')}`;

/** Whose answer came early, and by how many days. */
export const answeredEarly = ({ who, days }: Pick<EarlyOffer, 'who' | 'days'>): string =>
  t`${who} answered ${plural(days, '# day')} early`;
