import type { Rate } from '@daymark/contract/rates';
import { ROUNDED_PER, ROUNDING_MINUTES, type Rounding, termsFor } from '@daymark/domain/rates';
import { t } from '@daymark/words/t';
import { rateIn, rateText } from './money.ts';

/** Whom a rate is for: all work, a client, or a project. */
export interface RateOwner {
  clientId: string | null;
  projectId: string | null;
}

export interface RateDraft {
  rate: string;
  /** Empty: the currency of the rate for all work. */
  currency: string;
  /** Empty: the rounding of the client or of all work. Otherwise the minutes and what is rounded. */
  rounding: string;
}

const keyOf = (rounding: Rounding | null): string =>
  rounding === null ? '' : `${rounding.minutes} ${rounding.per}`;

const roundingOf = (key: string): Rounding | null => {
  const [minutes, per] = key.split(' ');
  const step = ROUNDING_MINUTES.find((one) => String(one) === minutes);
  const what = ROUNDED_PER.find((one) => one === per);
  return step === undefined || what === undefined ? null : { minutes: step, per: what };
};

export const roundingText = ({ minutes, per }: Rounding): string => {
  if (minutes === 0) return t`To the minute`;
  return per === 'entry' ? t`Each entry up to ${minutes} minutes` : t`Each day up to ${minutes} minutes`;
};

export const roundingOptions = (isWhole: boolean) => [
  ...(isWhole ? [] : [{ value: '', label: t`As usual` }]),
  ...ROUNDING_MINUTES.flatMap((minutes) =>
    (minutes === 0 ? (['entry'] as const) : ROUNDED_PER).map((per) => ({
      value: keyOf({ minutes, per }),
      label: roundingText({ minutes, per }),
    })),
  ),
];

const isOf = (owner: RateOwner) => (rate: RateOwner) =>
  rate.clientId === owner.clientId && rate.projectId === owner.projectId;

/** The currency in which the rate of somebody is typed. */
export const currencyOf = (
  rates: readonly Rate[],
  { clientId }: { clientId: string | null },
  typed: string,
): string => (typed === '' ? termsFor(rates, { clientId, projectId: null }).currency : typed);

/** What is agreed at present. `clientId` is the client of a project. */
export function draftOf(rates: readonly Rate[], owner: RateOwner, clientId: string | null): RateDraft {
  const own = rates.find(isOf(owner));
  const isWhole = owner.clientId === null && owner.projectId === null;
  const terms = termsFor(rates, { clientId, projectId: owner.projectId });
  return {
    rate: rateText(own?.rate ?? null, terms.currency),
    currency: isWhole ? terms.currency : (own?.currency ?? ''),
    rounding: isWhole ? keyOf(terms.rounding) : keyOf(own?.rounding ?? null),
  };
}

export const toRate = (owner: RateOwner, { rate, currency, rounding }: RateDraft, typedIn: string): Rate => ({
  ...owner,
  rate: rateIn(rate, typedIn) ?? null,
  currency: owner.projectId === null && currency !== '' ? currency : null,
  rounding: roundingOf(rounding),
});
