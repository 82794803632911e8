import type { Quote, QuoteWish } from '@daymark/contract/quotes';
import { QUOTE_NOTE_MAX_LENGTH, type QuoteBasis } from '@daymark/domain/quotes';
import { t } from '@daymark/words/t';
import { reasonOf } from '../../platform/error-message.ts';
import { useForm, useTyped } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { QuoteAction } from './billing-queries.ts';

const BASES: { value: QuoteBasis; label: string }[] = [
  { value: 'p80', label: t`With reserve: enough in 8 of 10 cases` },
  { value: 'p50', label: t`Likely: enough in half of the cases` },
  { value: 'guess', label: t`The estimates as they are` },
];

type DraftFormProps = { quote: Quote; act: (action: QuoteAction) => Promise<unknown> };

/** What the person says of a draft. */
export function DraftForm({ quote, act }: DraftFormProps) {
  const { id, version, content, validUntil } = quote;
  const kind = { current: 'change' as 'change' | 'send' };
  const form = useForm({
    typed: useTyped({ basis: content.basis, validUntil, note: content.note }),
    problemsOf: (typed) => ({ validUntil: typed.validUntil === '' ? t`Please choose a day` : null }),
    send: (wish: Required<QuoteWish>) => act({ kind: kind.current, id, version, wish }),
    onSent: () =>
      kind.current === 'send' &&
      showToast({
        kind: 'success',
        title: t`Marked as sent`,
        description: t`It stays as it is from now on.`,
      }),
    wordsFor: (error) => reasonOf(error, t`Nothing was saved. Please try again.`),
  });
  const { value, update, errors } = form;
  const submitAs = (chosen: 'change' | 'send') => () => {
    kind.current = chosen;
  };
  return (
    <form {...form.formProps} className="grid gap-4 border-t border-line pt-4 print:hidden">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {content.comparableTasks !== null && (
          <Field label={t`Hours in the price`}>
            <Select
              value={value.basis ?? 'p80'}
              options={BASES}
              onValueChange={(basis) => update({ basis })}
            />
          </Field>
        )}
        <Field label={t`Valid until`} error={errors.validUntil}>
          <DateField value={value.validUntil} onValueChange={(day) => update({ validUntil: day })} />
        </Field>
      </div>
      <Field label={t`Note to the client`} error={errors.note}>
        <Textarea rows={3} maxLength={QUOTE_NOTE_MAX_LENGTH} {...form.field('note')} />
      </Field>
      <FormFailure>{form.failure}</FormFailure>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.busy} onClick={submitAs('send')}>
          {t`Mark as sent`}
        </Button>
        <Button type="submit" disabled={form.busy} onClick={submitAs('change')}>
          {t`Update draft`}
        </Button>
        <Button variant="quiet" disabled={form.busy} onClick={() => void act({ kind: 'delete', id })}>
          {t`Delete draft`}
        </Button>
      </div>
      <p className="max-w-prose text-sm text-ink-soft">
        {t`Sending keeps this version for good. The client reads the parts, prices and days on the page of a link that shows the quote, and can accept it there.`}
      </p>
    </form>
  );
}
