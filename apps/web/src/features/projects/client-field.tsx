import { CLIENT_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { type ChosenClient, clientsQuery, NEW_CLIENT } from '../../plan-data/clients.ts';
import type { Problems } from '../../platform/use-form.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';

type ClientFieldProps = {
  draft: ChosenClient;
  onDraftChange: (fields: Partial<ChosenClient>) => void;
  errors: Problems;
};

/** For whom a project is: nobody, a client, or one that is made with it. */
export function ClientField({ draft, onDraftChange, errors }: ClientFieldProps) {
  const clients = useQuery(clientsQuery()).data ?? [];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t`Client`} error={errors.clientId}>
        <Select
          value={draft.clientId}
          options={[
            { value: '', label: t`No client` },
            ...clients.map(({ id, name }) => ({ value: id, label: name })),
            { value: NEW_CLIENT, label: t`New client...` },
          ]}
          onValueChange={(clientId) => onDraftChange({ clientId })}
        />
      </Field>
      {draft.clientId === NEW_CLIENT && (
        <Field label={t`Name of the new client`} error={errors.newClient}>
          <Input
            value={draft.newClient}
            maxLength={CLIENT_NAME_MAX_LENGTH}
            autoComplete="off"
            onChange={(event) => onDraftChange({ newClient: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}
