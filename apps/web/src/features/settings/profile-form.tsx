import type { User } from '@daymark/contract/users';
import { BIO_MAX_LENGTH, LOCATION_MAX_LENGTH, PHONE_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { useMemo } from 'react';
import type { Draft } from '../../platform/draft.ts';
import { type Form, useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { type ProfileDraft, profileProblems } from './profile-draft.ts';
import { timezoneOptions } from './timezone-options.ts';
import { useChangeProfile } from './use-profile.ts';

type FieldsProps = {
  email: string;
  form: Form<ProfileDraft>;
};

const Names = ({ form }: FieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field label={t`First name`} required error={form.errors.firstname}>
      <Input {...form.field('firstname')} autoComplete="given-name" />
    </Field>
    <Field label={t`Last name`} required error={form.errors.lastname}>
      <Input {...form.field('lastname')} autoComplete="family-name" />
    </Field>
  </div>
);

const Reach = ({ email, form }: FieldsProps) => (
  <>
    <Field
      label={t`Email`}
      hint={t`Email cannot be changed. Contact support if you need to update your email address.`}
      error={form.errors.email}
    >
      <Input name="email" type="email" readOnly value={email} />
    </Field>
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t`Phone number`} error={form.errors.phoneNumber}>
        <Input {...form.field('phoneNumber')} type="tel" autoComplete="tel" maxLength={PHONE_MAX_LENGTH} />
      </Field>
      <Field label={t`Location`} error={form.errors.location}>
        <Input {...form.field('location')} maxLength={LOCATION_MAX_LENGTH} />
      </Field>
    </div>
  </>
);

function Rest({ form }: FieldsProps) {
  const { timezone } = form.value;
  const options = useMemo(() => timezoneOptions(timezone), [timezone]);
  return (
    <>
      <Field
        label={t`Time zone`}
        hint={t`Decides when your day begins, and with it what is due today.`}
        error={form.errors.timezone}
      >
        <Combobox
          value={timezone}
          options={options}
          onValueChange={(chosen) => form.update({ timezone: chosen })}
          noneFound={t`No time zone matches. Try the largest city near you.`}
        />
      </Field>
      <Field label={t`Bio`} error={form.errors.bio}>
        <Textarea {...form.field('bio')} maxLength={BIO_MAX_LENGTH} />
      </Field>
    </>
  );
}

type ProfileFormProps = { user: User; draft: Draft<ProfileDraft>; onClose: () => void; onEscape: () => void };

/** Edit mode. Cancel resets the fields; until then they survive a reload. */
export function ProfileForm({ user, draft, onClose, onEscape }: ProfileFormProps) {
  const change = useChangeProfile(user);
  const form = useForm({
    typed: draft,
    opensOn: 'input',
    problemsOf: profileProblems,
    send: change.mutateAsync,
    onSent: onClose,
    onEscape,
  });
  const fields: FieldsProps = { form, email: user.email };

  return (
    <form {...form.formProps} aria-label={t`Edit profile`} className="grid gap-5">
      <Names {...fields} />
      <Reach {...fields} />
      <Rest {...fields} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t`Save Changes`}
        </Button>
      </div>
    </form>
  );
}
