import type { Client } from '@daymark/contract/clients';
import { CLIENT_NAME_MAX_LENGTH, EMAIL_MAX_LENGTH } from '@daymark/domain/limits';
import { emailProblem } from '@daymark/domain/people';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import { reasonOf } from '../../platform/error-message.ts';
import { useForm, useTyped } from '../../platform/use-form.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { useSaveClient } from './use-clients.ts';

interface Typed {
  name: string;
  email: string;
  /** Empty for that of the user. */
  language: string;
}

const problemsOf = ({ name, email }: Typed) => ({
  name: name.trim() === '' ? t`Please enter a name` : null,
  email: email.trim() === '' ? null : emailProblem(email),
});

type ClientDialogProps = {
  /** Null to add one. */
  client: Client | null;
  onClose: () => void;
  onSaved: (client: Client) => void;
};

/** A client to add or to change. */
export function ClientDialog({ client, onClose, onSaved }: ClientDialogProps) {
  const save = useSaveClient(client);
  const form = useForm({
    typed: useTyped<Typed>({
      name: client?.name ?? '',
      email: client?.email ?? '',
      language: client?.language ?? '',
    }),
    opensOn: 'input',
    problemsOf,
    send: ({ language, ...typed }) =>
      save.mutateAsync({ ...typed, language: isLanguage(language) ? language : null }),
    onSent: onSaved,
    wordsFor: (error) => reasonOf(error, t`Nothing was saved. Please try again.`),
  });
  const { value, update, errors } = form;
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={client ? t`Edit client` : t`New client`}
      form={form}
      action={client ? t`Save` : t`Add client`}
      className="grid gap-5"
    >
      <Field label={t`Name`} required error={errors.name}>
        <Input maxLength={CLIENT_NAME_MAX_LENGTH} autoComplete="off" {...form.field('name')} />
      </Field>
      <Field label={t`Email`} hint={t`For mails that you send yourself.`} error={errors.email}>
        <Input type="email" maxLength={EMAIL_MAX_LENGTH} autoComplete="off" {...form.field('email')} />
      </Field>
      <Field label={t`Language`} hint={t`Mails and pages for this client are written in it.`}>
        <Select
          value={value.language}
          options={[
            { value: '', label: t`As for me` },
            ...LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
          ]}
          onValueChange={(language) => update({ language })}
        />
      </Field>
    </FormDialog>
  );
}
