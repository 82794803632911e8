import type { Quote } from '@daymark/contract/quotes';
import { QUOTE_NAME_MAX_LENGTH } from '@daymark/domain/quotes';
import { t } from '@daymark/words/t';
import { reasonOf } from '../../platform/error-message.ts';
import { useForm, useTyped } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Input } from '../../ui/input.tsx';
import type { QuoteAction } from './billing-queries.ts';

type AnswerFormProps = { quote: Quote; act: (action: QuoteAction) => Promise<unknown> };

/** The answer that a client gave in another way than by their link. */
export function AnswerForm({ quote, act }: AnswerFormProps) {
  const answer = { isAccepted: true };
  const form = useForm({
    typed: useTyped({ name: quote.content.client ?? '' }),
    problemsOf: ({ name }) => ({ name: name.trim() === '' ? t`Please enter a name` : null }),
    send: ({ name }) => act({ kind: 'answer', id: quote.id, isAccepted: answer.isAccepted, name }),
    wordsFor: (error) => reasonOf(error, t`Nothing was saved. Please try again.`),
  });
  const choose = (isAccepted: boolean) => () => {
    answer.isAccepted = isAccepted;
  };
  return (
    <form {...form.formProps} className="grid gap-3 border-t border-line pt-4 print:hidden">
      <p className="text-sm text-ink-soft">
        {t`The client can accept it on the page of their link. If they answered in another way, note it here.`}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t`Answered by`} error={form.errors.name} className="min-w-48 flex-1">
          <Input maxLength={QUOTE_NAME_MAX_LENGTH} autoComplete="off" {...form.field('name')} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={form.busy} onClick={choose(true)}>
            {t`Accepted`}
          </Button>
          <Button type="submit" disabled={form.busy} onClick={choose(false)}>
            {t`Declined`}
          </Button>
        </div>
      </div>
      <FormFailure>{form.failure}</FormFailure>
    </form>
  );
}
