import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { showFailure } from '../../../ui/toast-store.ts';
import { nearbyQuery, useConnectModel } from './use-language-model.ts';

/** Offers the Ollama on the machine of the server, if one answers there. */
export function NearbyOllama() {
  const { data: ollama } = useQuery(nearbyQuery());
  const connect = useConnectModel();
  const [chosen, setChosen] = useState('');
  if (!ollama) return null;
  const { address, models } = ollama;
  const model = chosen || models[0];
  if (model === undefined)
    return (
      <p className="rounded-md border border-edge bg-well px-4 py-3 text-sm">
        {t`Ollama runs on this machine, but has no model yet. Get one there with “ollama pull”.`}
      </p>
    );
  const use = () =>
    connect.mutate(
      { provider: 'openai-compatible', address, key: null, model },
      { onError: (error) => showFailure(t`Failed to connect ${model}`, error) },
    );
  return (
    <div className="grid gap-3 rounded-md border border-edge bg-well px-4 py-3 text-sm">
      <p className="font-semibold">
        {t`Ollama runs on this machine. With it, nothing that people write leaves the machine.`}
      </p>
      {models.length > 1 && (
        <Field label={t`Model`} className="max-w-md">
          <Select
            value={model}
            options={models.map((name) => ({ value: name, label: name }))}
            onValueChange={setChosen}
          />
        </Field>
      )}
      <Button variant="primary" busy={connect.isPending} onClick={use} className="justify-self-start">
        {t`Use ${model}`}
      </Button>
    </div>
  );
}
