import type { LanguageModel } from '@daymark/contract/language-model';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTabState } from '../../../platform/tab-state.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { focusSoon } from '../../../ui/focus-soon.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { ModelForm } from './model-form.tsx';
import { ModelTrial } from './model-trial.tsx';
import { NearbyOllama } from './nearby-ollama.tsx';
import { PROVIDER_WORDS } from './provider-words.ts';
import { languageModelQuery, useDisconnectModel, useTryModel } from './use-language-model.ts';

const LEAD = t`Briefs are read and chats answered by the built-in planner, on this machine, or by a language model that you connect. It understands more, and takes longer. The days of a plan are always computed here.`;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="mt-0.5 wrap-anywhere">{children}</dd>
  </div>
);

const Facts = ({ provider, address, name, hasKey }: NonNullable<LanguageModel['model']>) => (
  <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
    <Fact name={t`Model`}>{name}</Fact>
    <Fact name={t`Provider`}>{PROVIDER_WORDS[provider]}</Fact>
    {address !== null && <Fact name={t`Address`}>{address}</Fact>}
    <Fact name={t`Key`}>{hasKey ? t`Stored encrypted` : t`None`}</Fact>
  </dl>
);

function ByEnvironment({ model, isOff, variables }: LanguageModel) {
  const what = isOff
    ? t`AI is turned off on this server.`
    : model
      ? null
      : t`The built-in planner reads briefs and answers in chats.`;
  return (
    <p className="max-w-prose text-sm">
      {what}{' '}
      {t`This is set where Daymark is started (${variables.join(', ')}). To choose here, remove AI_PROVIDER there and start Daymark again.`}
    </p>
  );
}

type Editing = 'form' | 'disconnect';

function Shown(shown: LanguageModel) {
  const { model, variables } = shown;
  const [editing, setEditing] = useTabState<Editing | undefined>('language model', undefined, (next) =>
    next === 'form' ? next : undefined,
  );
  const trial = useTryModel();
  const disconnect = useDisconnectModel();
  const isOwners = variables.length === 0;
  const close = () => {
    // What was tried may be another model now.
    trial.reset();
    setEditing(undefined);
    focusSoon('#connect-model');
  };
  return (
    <div className="grid gap-5">
      {model && <Facts {...model} />}
      {model?.isKeyLost && (
        <p className="max-w-prose text-sm font-semibold text-signal">
          {t`The key cannot be read: it was encrypted with the secret of another data folder. Choose “Change” and enter it again.`}
        </p>
      )}
      {!isOwners && <ByEnvironment {...shown} />}
      {isOwners && !model && editing !== 'form' && <NearbyOllama />}
      {editing === 'form' ? (
        <ModelForm connected={model ?? undefined} onDone={close} />
      ) : (
        <div className="flex flex-wrap gap-3 empty:hidden">
          {model && (
            <Button busy={trial.isPending} onClick={() => trial.mutate(null)}>
              {t`Try it`}
            </Button>
          )}
          {isOwners && (
            <Button id="connect-model" onClick={() => setEditing('form')}>
              {model ? t`Change` : t`Connect a language model`}
            </Button>
          )}
          {isOwners && model && <Button onClick={() => setEditing('disconnect')}>{t`Disconnect`}</Button>}
        </div>
      )}
      {editing !== 'form' && model && <ModelTrial trial={trial} />}
      <ConfirmDialog
        open={editing === 'disconnect'}
        onOpenChange={(open) => !open && close()}
        title={t`Disconnect ${model?.name ?? ''}?`}
        confirmLabel={t`Disconnect`}
        onConfirm={() => {
          disconnect.mutate();
          close();
        }}
      >
        {t`The built-in planner is used again, and the key is forgotten. Plans and chats stay as they are.`}
      </ConfirmDialog>
    </div>
  );
}

/** The language model of this server: connected, tried and disconnected by its owner, or shown as the environment sets it. */
export function ModelCard() {
  const model = useQuery(languageModelQuery());
  return (
    <SettingsCard title={t`Language model`} lead={LEAD}>
      <Loaded query={model} failed={t`Failed to load the language model`}>
        {(data) => <Shown {...data} />}
      </Loaded>
    </SettingsCard>
  );
}
