import type { Passkey } from '@daymark/contract/passkeys';
import { PASSKEY_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { canUsePasskeys } from '../../platform/passkeys.ts';
import { rich } from '../../platform/rich.ts';
import { useTabState } from '../../platform/tab-state.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { Input } from '../../ui/input.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { shownInstant } from '../../ui/shown-instant.tsx';
import { CardList, CardRow, ConfirmRemoval, RowFacts } from './card-list.tsx';
import { deviceWords } from './device-words.ts';
import { ProofForm } from './proof-form.tsx';
import { SettingsCard } from './settings-card.tsx';
import { passkeysQuery, useAddPasskey, useRemovePasskey } from './use-log-in-keys.ts';

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <CardRow
      title={name}
      actions={
        <Button size="small" aria-label={t`Remove ${name}`} onClick={onRemove}>
          {t`Remove`}
        </Button>
      }
    >
      <RowFacts>
        <span>{rich`Added ${shownInstant(createdAt)}`}</span>
        <span>{lastUsedAt ? rich`Last used ${shownInstant(lastUsedAt)}` : t`Never used`}</span>
      </RowFacts>
    </CardRow>
  );
}

/** Why no passkey can be added here, or null. */
function hindrance(worksAt: string | null): string | null {
  if (worksAt === null)
    return t`Passkeys need an address with a name, and this server has none. Whoever runs it can set one (PUBLIC_URL).`;
  if (location.origin !== worksAt) return t`Passkeys work at ${worksAt} only. Open Daymark there to add one.`;
  return canUsePasskeys()
    ? null
    : t`This browser does not support passkeys, or the connection is not secure.`;
}

type AddFormProps = { email: string; hasPasskey: boolean; onDone: () => void };

function AddForm({ email, hasPasskey, onDone }: AddFormProps) {
  const add = useAddPasskey();
  const [name, setName] = useTabState('name of passkey', deviceWords(navigator.userAgent));
  return (
    <ProofForm
      label={t`New passkey`}
      email={email}
      hasPasskey={hasPasskey}
      submitLabel={t`Add passkey`}
      onCancel={onDone}
      onProof={async (proof) => {
        await add(name, proof);
        onDone();
      }}
    >
      <p className="text-sm text-ink-soft">
        {t`After your password, your device asks for your fingerprint, your face or its own code, and keeps the passkey.`}
      </p>
      <Field label={t`Name`} hint={t`To recognise it in this list.`}>
        <Input
          value={name}
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          required
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </ProofForm>
  );
}

/** The passkeys of the user: added, listed and removed. */
export function PasskeysCard({ email }: { email: string }) {
  const known = useQuery(passkeysQuery());
  const [adding, setAdding] = useTabState('new passkey', false);
  const [asking, setAsking] = useState<Passkey>();
  const remove = useRemovePasskey();
  const { passkeys = [], worksAt = null } = known.data ?? {};
  const why = known.data && hindrance(worksAt);
  const done = () => {
    setAdding(false);
    focusSoon('#new-passkey');
  };

  return (
    <SettingsCard
      title={t`Passkeys`}
      lead={t`With a passkey you log in by fingerprint, face or the code of your device, without a password and without a code from an app. It works only at this address, so a fake page cannot use it.`}
    >
      <Loaded
        query={known}
        failed={t`Failed to load your passkeys`}
        kept={t`They still work.`}
        loading={t`Loading passkeys`}
      >
        {() => (
          <CardList id="passkeys" label={t`Passkeys`} rows={passkeys} none={t`None yet.`}>
            {(passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setAsking(passkey)} />
            )}
          </CardList>
        )}
      </Loaded>
      {why && <p className="text-sm text-ink-soft wrap-anywhere">{why}</p>}
      {why === null && !adding && (
        <Button id="new-passkey" className="justify-self-start" onClick={() => setAdding(true)}>
          <KeyRound className="size-4" aria-hidden="true" />
          {t`New passkey`}
        </Button>
      )}
      {adding && <AddForm email={email} hasPasskey={passkeys.length > 0} onDone={done} />}
      <ConfirmRemoval
        asked={asking}
        onClose={() => setAsking(undefined)}
        title={({ name }) => t`Remove ${name}?`}
        action={t`Remove`}
        onConfirm={remove.mutate}
        list="passkeys"
      >
        {t`It no longer opens your account. Sessions that began with it continue; end them below. Your device may still offer it until you remove it there too.`}
      </ConfirmRemoval>
    </SettingsCard>
  );
}
