import type { Invitation } from '@daymark/contract/people';
import { emailProblem } from '@daymark/domain/people';
import { INVITATION_DAYS } from '@daymark/domain/sign-ups';
import { plural, t } from '@daymark/words/t';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { CardForm, useCardForm } from '../settings-card.tsx';
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
  const form = useCardForm({
    name: 'invitation',
    initial: INITIAL,
    problemsOf: ({ email }) => ({ email: email.trim() === '' ? null : emailProblem(email) }),
    send: ({ email, days }) =>
      invite.mutateAsync({
        email: email.trim() === '' ? null : email,
        days: INVITATION_DAYS.find((one) => String(one) === days) ?? 7,
      }),
    onSent: onMade,
    onCancel,
    failure: t`No invitation was made. Please try again.`,
  });
  return (
    <CardForm form={form} label={t`New invitation`} action={t`Make invitation`}>
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
    </CardForm>
  );
}
