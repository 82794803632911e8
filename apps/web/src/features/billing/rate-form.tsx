import type { Rate } from '@daymark/contract/rates';
import { termsFor } from '@daymark/domain/rates';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { reasonOf } from '../../platform/error-message.ts';
import { useForm, useTyped } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Input } from '../../ui/input.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ratesQuery, useSetRate } from './billing-queries.ts';
import { formatMoney, rateIn } from './money.ts';
import {
  currencyOf,
  draftOf,
  type RateDraft,
  type RateOwner,
  roundingOptions,
  toRate,
} from './rate-draft.ts';

/** Those that are chosen most, and the rest behind them. */
const COMMON = ['EUR', 'CHF', 'USD', 'GBP', 'BRL', 'MXN', 'SEK', 'DKK', 'NOK', 'PLN', 'CZK', 'CAD', 'AUD'];
const CURRENCIES = [...new Set([...COMMON, ...Intl.supportedValuesOf('currency')])].map((code) => ({
  value: code,
  label: code,
}));

type RateFormProps = {
  owner: RateOwner;
  /** The client of a project. */
  clientId: string | null;
};

/** What applies if nothing is entered here. */
function usualText(rates: readonly Rate[], { owner, clientId }: RateFormProps): string {
  if (owner.clientId === null && owner.projectId === null)
    return t`For clients and projects that have no rate of their own.`;
  const wider = rates.filter(
    (one) => one.projectId === null && (owner.projectId !== null || one.clientId === null),
  );
  const { rate, currency } = termsFor(wider, { clientId, projectId: null });
  return rate === null
    ? t`No other rate is set.`
    : t`Leave it empty for the usual ${formatMoney(rate, currency)}.`;
}

function Fields({ rates, owner, clientId }: RateFormProps & { rates: readonly Rate[] }) {
  const save = useSetRate();
  const typedIn = (typed: string) => currencyOf(rates, { clientId }, typed);
  const form = useForm({
    typed: useTyped<RateDraft>(draftOf(rates, owner, clientId)),
    problemsOf: ({ rate, currency }) => ({
      rate:
        rateIn(rate, typedIn(currency)) === undefined ? t`Please enter a number such as 80 or 72.50` : null,
    }),
    send: (draft) => save.mutateAsync(toRate(owner, draft, typedIn(draft.currency))),
    onSent: () => showToast({ kind: 'success', title: t`Rate saved` }),
    wordsFor: (error) => reasonOf(error, t`Nothing was saved. Please try again.`),
  });
  const { value, update, errors } = form;
  const currency = typedIn(value.currency);
  const isWhole = owner.clientId === null && owner.projectId === null;
  return (
    <form {...form.formProps} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field
          label={t`Rate an hour in ${currency}`}
          hint={usualText(rates, { owner, clientId })}
          error={errors.rate}
        >
          <Input inputMode="decimal" autoComplete="off" {...form.field('rate')} />
        </Field>
        {owner.projectId === null && (
          <Field label={t`Currency`} error={errors.currency}>
            <Select
              value={value.currency}
              options={[...(isWhole ? [] : [{ value: '', label: t`As usual` }]), ...CURRENCIES]}
              onValueChange={(chosen) => update({ currency: chosen })}
            />
          </Field>
        )}
        <Field label={t`Round time`}>
          <Select
            value={value.rounding}
            options={roundingOptions(isWhole)}
            onValueChange={(rounding) => update({ rounding })}
          />
        </Field>
      </div>
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" className="w-fit" busy={form.busy}>
        {t`Save rate`}
      </Button>
    </form>
  );
}

/** What is agreed about pay for all work, with a client or for a project. */
export function RateForm(props: RateFormProps) {
  const query = useQuery(ratesQuery());
  const { data, error } = query;
  if (data) return <Fields rates={data} {...props} />;
  if (error) return <QueryError query={query} message={t`Failed to load your rates`} />;
  return (
    <SkeletonRegion label={t`Loading your rates`} className="grid gap-3">
      <Skeleton className="h-17 w-full" />
    </SkeletonRegion>
  );
}
