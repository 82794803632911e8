import { decimalsOf, moneyText } from '@daymark/domain/rates';
import { writtenIn } from '../../platform/locale.ts';
import { numberIn } from '../../ui/number-input.tsx';

export const formatMoney = (amount: number, currency: string): string =>
  moneyText(amount, currency, writtenIn() ?? 'en');

/** A rate as it is typed: in whole units of the currency. */
export const rateText = (rate: number | null, currency: string): string =>
  rate === null ? '' : String(rate / 10 ** decimalsOf(currency));

/** The minor units of a typed rate; null if it is empty, undefined if it is no rate. */
export function rateIn(text: string, currency: string): number | null | undefined {
  if (text.trim() === '') return null;
  const number = numberIn(text, 1_000_000);
  return number === null ? undefined : Math.round(number * 10 ** decimalsOf(currency));
}
