import type { Passkey } from '@daymark/contract/passkeys';
import { PASSKEY_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { formatInstant } from '../../platform/format.ts';
import { canUsePasskeys } from '../../platform/passkeys.ts';
import { rich } from '../../platform/rich.ts';
import { useTabState } from '../../platform/tab-state.ts';
import { timezoneOfUser } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { Input } from '../../ui/input.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { deviceWords } from './device-words.ts';
import { ProofForm } from './proof-form.tsx';
import { SettingsCard } from './settings-card.tsx';
import { passkeysQuery, useAddPasskey, useRemovePasskey } from './use-log-in-keys.ts';

const shown = (instant: string) => <time dateTime={instant}>{formatInstant(instant, timezoneOfUser())}</time>;

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{rich`Added ${shown(createdAt)}`}</span>
          <span>{lastUsedAt ? rich`Last used ${shown(lastUsedAt)}` : t`Never used`}</span>
        </p>
      </div>
      <Button size="small" aria-label={t`Remove ${name}`} onClick={onRemove}>
        {t`Remove`}
      </Button>
    </li>
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

function Removing({ passkey, onClose }: { passkey: Passkey | undefined; onClose: () => void }) {
  const remove = useRemovePasskey();
  return (
    <ConfirmDialog
      open={passkey !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={passkey ? t`Remove ${passkey.name}?` : t`Remove the passkey?`}
      confirmLabel={t`Remove`}
      onConfirm={() => {
        if (passkey) remove.mutate(passkey);
        onClose();
        focusSoon('#passkeys');
      }}
    >
      {t`It no longer opens your account. Sessions that began with it continue; end them below. Your device may still offer it until you remove it there too.`}
    </ConfirmDialog>
  );
}

/** The passkeys of the user: added, listed and removed. */
export function PasskeysCard({ email }: { email: string }) {
  const known = useQuery(passkeysQuery());
  const [adding, setAdding] = useTabState('new passkey', false);
  const [asking, setAsking] = useState<Passkey>();
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
      <div id="passkeys" tabIndex={-1} className="outline-none">
        <QueryError query={known} message={t`Failed to load your passkeys`}>
          {t`They still work.`}
        </QueryError>
        {known.isPending && (
          <SkeletonRegion label={t`Loading passkeys`}>
            <Skeleton className="h-12 w-full" />
          </SkeletonRegion>
        )}
        {known.data && passkeys.length === 0 && <p className="text-sm text-ink-soft">{t`None yet.`}</p>}
        <ul aria-label={t`Passkeys`} className="empty:hidden">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setAsking(passkey)} />
          ))}
        </ul>
      </div>
      {why && <p className="text-sm text-ink-soft wrap-anywhere">{why}</p>}
      {why === null && !adding && (
        <Button id="new-passkey" className="justify-self-start" onClick={() => setAdding(true)}>
          <KeyRound className="size-4" aria-hidden="true" />
          {t`New passkey`}
        </Button>
      )}
      {adding && <AddForm email={email} hasPasskey={passkeys.length > 0} onDone={done} />}
      <Removing passkey={asking} onClose={() => setAsking(undefined)} />
    </SettingsCard>
  );
}
