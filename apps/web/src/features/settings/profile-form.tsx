import type { User } from '@daymark/contract/users';
import { BIO_MAX_LENGTH, LOCATION_MAX_LENGTH, PHONE_MAX_LENGTH } from '@daymark/domain/limits';
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Draft } from '../../lib/draft.ts';
import { fieldErrorsOf } from '../../lib/error-message.ts';
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
  draft: ProfileDraft;
  onDraftChange: (fields: Partial<ProfileDraft>) => void;
  errors: Readonly<Partial<Record<string, string>>>;
};

const Names = ({ draft, onDraftChange, errors }: FieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field label="First name" required error={errors.firstname}>
      <Input
        name="firstname"
        autoComplete="given-name"
        value={draft.firstname}
        onChange={(event) => onDraftChange({ firstname: event.target.value })}
      />
    </Field>
    <Field label="Last name" required error={errors.lastname}>
      <Input
        name="lastname"
        autoComplete="family-name"
        value={draft.lastname}
        onChange={(event) => onDraftChange({ lastname: event.target.value })}
      />
    </Field>
  </div>
);

const Reach = ({ email, draft, onDraftChange, errors }: FieldsProps) => (
  <>
    <Field
      label="Email"
      hint="Email cannot be changed. Contact support if you need to update your email address."
      error={errors.email}
    >
      <Input name="email" type="email" readOnly value={email} />
    </Field>
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Phone number" error={errors.phoneNumber}>
        <Input
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_MAX_LENGTH}
          value={draft.phoneNumber}
          onChange={(event) => onDraftChange({ phoneNumber: event.target.value })}
        />
      </Field>
      <Field label="Location" error={errors.location}>
        <Input
          name="location"
          maxLength={LOCATION_MAX_LENGTH}
          value={draft.location}
          onChange={(event) => onDraftChange({ location: event.target.value })}
        />
      </Field>
    </div>
  </>
);

function Rest({ draft, onDraftChange, errors }: FieldsProps) {
  const options = useMemo(() => timezoneOptions(draft.timezone), [draft.timezone]);
  return (
    <>
      <Field
        label="Time zone"
        hint="Decides when your day begins, and with it what is due today."
        error={errors.timezone}
      >
        <Combobox
          value={draft.timezone}
          options={options}
          onValueChange={(timezone) => onDraftChange({ timezone })}
          noneFound="No time zone matches. Try the largest city near you."
        />
      </Field>
      <Field label="Bio" error={errors.bio}>
        <Textarea
          name="bio"
          maxLength={BIO_MAX_LENGTH}
          value={draft.bio}
          onChange={(event) => onDraftChange({ bio: event.target.value })}
        />
      </Field>
    </>
  );
}

type ProfileFormProps = { user: User; draft: Draft<ProfileDraft>; onClose: () => void };

/** Edit mode. Cancel resets the fields; until then they survive a reload. */
export function ProfileForm({ user, draft, onClose }: ProfileFormProps) {
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const change = useChangeProfile(user);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  /** Shows the problems and focuses the first; returns whether there are none. */
  const show = (problems: Partial<Record<string, string>>): boolean => {
    setErrors(problems);
    const [first] = Object.keys(problems);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
    return first === undefined;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending || !show(profileProblems(draft.value))) return;
    change.mutate(draft.value, {
      onSuccess: onClose,
      onError: (error) => show(fieldErrorsOf(error)),
    });
  };
  const fields: FieldsProps = {
    email: user.email,
    draft: draft.value,
    errors,
    onDraftChange: (typed) => {
      const cleared = Object.keys(typed).map((field) => [field, undefined]);
      setErrors({ ...errors, ...Object.fromEntries(cleared) });
      draft.update(typed);
    },
  };

  return (
    <form ref={form} aria-label="Edit profile" noValidate onSubmit={submit} className="grid gap-5">
      <Names {...fields} />
      <Reach {...fields} />
      <Rest {...fields} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={change.isPending}>
          Save Changes
        </Button>
      </div>
    </form>
  );
}
