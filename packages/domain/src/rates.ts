/** What time is rounded up to, in minutes; 0 for not at all. */
export const ROUNDING_MINUTES = [0, 6, 15, 30] as const;
export type RoundingMinutes = (typeof ROUNDING_MINUTES)[number];

/** Whether each time entry is rounded, or the sum of a day in a project. */
export const ROUNDED_PER = ['entry', 'day'] as const;
export type RoundedPer = (typeof ROUNDED_PER)[number];

export const DEFAULT_CURRENCY = 'EUR';
/** Highest rate, in minor units an hour. */
export const RATE_MAX = 100_000_000;

export interface Rounding {
  minutes: RoundingMinutes;
  per: RoundedPer;
}

/** What is agreed about pay: for all work, for a client, or for a project. Null is what the next wider one says. */
export interface Rate {
  clientId: string | null;
  projectId: string | null;
  /** In minor units an hour. */
  rate: number | null;
  /** An ISO 4217 code; null for projects. */
  currency: string | null;
  rounding: Rounding | null;
}

/** What applies to the work of a project. */
export interface Terms {
  /** Null if no rate is agreed in this currency. */
  rate: number | null;
  currency: string;
  rounding: Rounding;
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

export const isCurrency = (code: string): boolean => CURRENCIES.has(code);

/** How many decimal places the currency has. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount of minor units as a decimal number: `12345` of euros is `123.45`. */
export function decimalText(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return (amount / 10 ** decimals).toFixed(decimals);
}

/** An amount of minor units as people write it. */
export const moneyText = (amount: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 10 ** decimalsOf(currency));

/**
 * What applies to a project of a client: the rate of the project, else that of the client, else that of all work. A rate
 * of all work in another currency than the client's does not apply.
 */
export function termsFor(
  rates: readonly Rate[],
  { clientId, projectId }: { clientId: string | null; projectId: string | null },
): Terms {
  const own = rates.find((one) => one.clientId === null && one.projectId === null);
  const client = rates.find((one) => one.clientId !== null && one.clientId === clientId);
  const project = rates.find((one) => one.projectId !== null && one.projectId === projectId);
  const ownCurrency = own?.currency ?? DEFAULT_CURRENCY;
  const currency = client?.currency ?? ownCurrency;
  return {
    rate: project?.rate ?? client?.rate ?? (currency === ownCurrency ? (own?.rate ?? null) : null),
    currency,
    rounding: project?.rounding ?? client?.rounding ?? own?.rounding ?? { minutes: 0, per: 'entry' },
  };
}

/** Minutes rounded up to the next step. */
export const roundedUp = (minutes: number, step: RoundingMinutes): number =>
  step === 0 ? minutes : Math.ceil(minutes / step) * step;

/** The price of minutes of work, in whole minor units. */
export const priceOf = (minutes: number, rate: number): number => Math.round((minutes * rate) / 60);

/** A price in whole minor units, split by weights so that the parts add up to it. */
export function sharesOf(price: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let [weighed, given] = [0, 0];
  return weights.map((weight) => {
    weighed += weight;
    const upTo = total === 0 ? 0 : Math.round((price * weighed) / total);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}
