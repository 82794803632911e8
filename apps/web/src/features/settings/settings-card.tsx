import { t } from '@daymark/words/t';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { reasonOf } from '../../platform/error-message.ts';
import { useTabTyped } from '../../platform/tab-state.ts';
import { type FormOptions, useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FormFailure } from '../../ui/form-failure.tsx';

type SettingsCardProps = {
  title: string;
  /** What it changes, and when. */
  lead: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

export function SettingsCard({ title, lead, action, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} className="grid min-w-0 scroll-mt-24 content-start gap-5 sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <h2 id={id} className="text-lg font-bold">
            {title}
          </h2>
          <p className="max-w-prose text-sm text-ink-soft">{lead}</p>
        </div>
        {action}
      </header>
      {children}
    </Card>
  );
}

type CardFormOptions<Value extends object, Answer> = Pick<
  FormOptions<Value, Answer, string>,
  'problemsOf' | 'send'
> & {
  /** What is typed is stored under it. */
  name: string;
  initial: Value;
  onSent: (answer: Answer) => void;
  onCancel: () => void;
  /** What is said of a failure without a reason. */
  failure: string;
};

/** A form that a card opens. What is typed waits until it is sent or cancelled. */
export function useCardForm<Value extends object, Answer>(options: CardFormOptions<Value, Answer>) {
  const { name, initial, problemsOf, send, onSent, onCancel, failure } = options;
  const typed = useTabTyped(name, initial);
  const form = useForm({
    typed,
    onEscape: onCancel,
    opensOn: 'input',
    ...(problemsOf && { problemsOf }),
    send,
    onSent: (answer) => {
      typed.discard();
      onSent(answer);
    },
    wordsFor: (error) => reasonOf(error, failure),
  });
  const cancel = () => {
    typed.discard();
    onCancel();
  };
  return { ...form, cancel };
}

type CardFormProps = {
  form: { formProps: ComponentProps<'form'>; busy: boolean; failure?: ReactNode; cancel: () => void };
  label: string;
  /** The words of the button that sends it. */
  action: string;
  className?: string;
  children: ReactNode;
};

export const CardForm = ({ form, label, action, className, children }: CardFormProps) => (
  <form
    {...form.formProps}
    aria-label={label}
    className={classNames('grid gap-5 border-t border-line pt-5', className)}
  >
    {children}
    <FormFailure>{form.failure}</FormFailure>
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="primary" busy={form.busy}>
        {action}
      </Button>
      <Button onClick={form.cancel}>{t`Cancel`}</Button>
    </div>
  </form>
);
