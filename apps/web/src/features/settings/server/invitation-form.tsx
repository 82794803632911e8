import type { Invitation } from '@daymark/contract/people';
import { emailProblem } from '@daymark/domain/people';
import { INVITATION_DAYS } from '@daymark/domain/sign-ups';
import { plural, t } from '@daymark/words/t';
import { reasonOf } from '../../../platform/error-message.ts';
import { useTabTyped } from '../../../platform/tab-state.ts';
import { useForm } from '../../../platform/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { useInvite } from './use-people.ts';

const EXPIRIES = INVITATION_DAYS.map((days) => ({
  value: String(days),
  label: t`${plural(days, '# day')}`,
}));

const INITIAL = { email: '', days: '7' };

type InvitationFormProps = {
  onMade: (made: { invitation: Invitation; link: string }) => void;
  onCancel: () => void;
};

export function InvitationForm({ onMade, onCancel }: InvitationFormProps) {
  const invite = useInvite();
  const typed = useTabTyped('invitation', INITIAL);
  const form = useForm({
    typed,
    onEscape: onCancel,
    opensOn: 'input',
    problemsOf: ({ email }) => ({ email: email.trim() === '' ? null : emailProblem(email) }),
    send: ({ email, days }) =>
      invite.mutateAsync({
        email: email.trim() === '' ? null : email,
        days: INVITATION_DAYS.find((one) => String(one) === days) ?? 7,
      }),
    onSent: (made) => {
      typed.discard();
      onMade(made);
    },
    wordsFor: (error) => reasonOf(error, t`No invitation was made. Please try again.`),
  });
  return (
    <form {...form.formProps} aria-label={t`New invitation`} className="grid gap-5 border-t border-line pt-5">
      <Field
        label={t`Email`}
        hint={t`The link is mailed there. Leave it empty to hand the link over yourself.`}
        error={form.errors.email}
        className="max-w-md"
      >
        <Input type="email" autoComplete="off" {...form.field('email')} />
      </Field>
      <Field label={t`Valid for`} className="max-w-48">
        <Select value={form.value.days} options={EXPIRIES} onValueChange={(days) => form.update({ days })} />
      </Field>
      <FormFailure>{form.failure}</FormFailure>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t`Make invitation`}
        </Button>
        <Button
          onClick={() => {
            typed.discard();
            onCancel();
          }}
        >{t`Cancel`}</Button>
      </div>
    </form>
  );
}
