import type { LanguageModel, NewModel } from '@daymark/contract/language-model';
import {
  type BriefsBy,
  MODEL_ADDRESS_MAX_LENGTH,
  MODEL_KEY_MAX_LENGTH,
  MODEL_NAME_MAX_LENGTH,
  type ModelProvider,
  needsAddress,
  needsKey,
} from '@daymark/domain/language-models';
import { t } from '@daymark/words/t';
import { reasonOf } from '../../../platform/error-message.ts';
import { useTabTyped } from '../../../platform/tab-state.ts';
import { useForm } from '../../../platform/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { ModelTrial } from './model-trial.tsx';
import { BRIEFS_OPTIONS, PROVIDER_OPTIONS } from './provider-words.ts';
import { useConnectModel, useFindModels, useTryModel } from './use-language-model.ts';

type Connected = NonNullable<LanguageModel['model']>;

interface TypedModel {
  provider: ModelProvider;
  address: string;
  key: string;
  model: string;
  briefs: BriefsBy | 'usual';
}

const initialOf = (connected: Connected | undefined): TypedModel => ({
  provider: connected?.provider ?? 'openai-compatible',
  address: connected?.address ?? '',
  key: '',
  model: connected?.name ?? '',
  briefs: connected?.briefs ?? 'usual',
});

/** An empty field leaves the key as it is: the server keeps it for the same provider and address. */
const newModel = ({ provider, address, key, model, briefs }: TypedModel): NewModel => ({
  provider,
  model,
  address: address.trim() || null,
  ...(key && { key: key.trim() }),
  ...(briefs !== 'usual' && { briefs }),
});

const isAddress = (text: string) => /^https?:$/.test(URL.parse(text.trim())?.protocol ?? '');

function placeProblemsOf(
  { provider, address, key }: TypedModel,
  connected: Connected | undefined,
): Record<string, string | null> {
  const isKeyKept = connected?.provider === provider && (connected.address ?? '') === address.trim();
  const hasKey = key !== '' || (isKeyKept && connected.hasKey);
  const isAddressWrong = address.trim() === '' ? needsAddress(provider) : !isAddress(address);
  return {
    address: isAddressWrong ? t`Please enter an address such as http://localhost:11434/v1` : null,
    key: needsKey(provider) && !hasKey ? t`Please enter the key of this provider` : null,
  };
}

type ModelFormProps = {
  /** What is changed; undefined for the first. */
  connected: Connected | undefined;
  onDone: () => void;
};

/** What is typed of a model, with the list of its server, a trial, and its connection. */
function useModelForm({ connected, onDone }: ModelFormProps) {
  const connect = useConnectModel();
  const find = useFindModels();
  const trial = useTryModel();
  const problemsOf = (value: TypedModel) => ({
    ...placeProblemsOf(value, connected),
    model: value.model.trim() === '' ? t`Please choose a model` : null,
  });
  const typed = useTabTyped('language model', initialOf(connected), ['key']);
  const close = () => {
    typed.discard();
    onDone();
  };
  const form = useForm({
    typed,
    onEscape: onDone,
    opensOn: 'input',
    problemsOf,
    send: (value) => connect.mutateAsync(newModel(value)),
    onSent: close,
    wordsFor: (error) => reasonOf(error, t`Nothing was changed. Please try again.`),
  });
  const { value, update } = form;
  /** The list is that of one place. */
  const move = (fields: Partial<TypedModel>) => {
    find.reset();
    update(fields);
  };
  const findModels = async () => {
    const wrong = placeProblemsOf(value, connected);
    if (Object.values(wrong).some(Boolean)) return form.mark(wrong);
    const { model: _model, briefs: _briefs, ...place } = newModel(value);
    try {
      const found = await find.mutateAsync(place);
      const [first = '', ...others] = found.models ?? [];
      update({
        address: found.address ?? '',
        model: value.model || (others.length === 0 ? first : ''),
      });
    } catch (error) {
      form.refuse(error);
    }
  };
  const tryOut = () => {
    const wrong = problemsOf(value);
    if (Object.values(wrong).some(Boolean)) form.mark(wrong);
    else trial.mutate(newModel(value), { onError: form.refuse });
  };
  return { form, find, trial, move, findModels, tryOut, close };
}

type Parts = ReturnType<typeof useModelForm>;

function PlaceFields({
  form,
  move,
  connected,
}: Pick<Parts, 'form' | 'move'> & Pick<ModelFormProps, 'connected'>) {
  const { value, errors } = form;
  return (
    <>
      <Field label={t`Provider`} className="max-w-md">
        <Select
          value={value.provider}
          options={PROVIDER_OPTIONS}
          onValueChange={(provider) => move({ provider })}
        />
      </Field>
      <Field
        label={t`Address`}
        hint={needsAddress(value.provider) ? undefined : t`Leave it empty for the provider’s own.`}
        error={errors.address}
      >
        <Input
          {...form.field('address')}
          type="url"
          inputMode="url"
          placeholder={needsAddress(value.provider) ? 'http://localhost:11434/v1' : undefined}
          maxLength={MODEL_ADDRESS_MAX_LENGTH}
          spellCheck={false}
          onChange={(event) => move({ address: event.target.value })}
        />
      </Field>
      <Field label={t`Key`} hint={keyHint(value, connected)} error={errors.key} className="max-w-md">
        <PasswordField {...form.field('key')} autoComplete="off" maxLength={MODEL_KEY_MAX_LENGTH} />
      </Field>
    </>
  );
}

function ModelField({ form, find, findModels }: Pick<Parts, 'form' | 'find' | 'findModels'>) {
  const { value, update, errors } = form;
  const models = find.data?.models ?? [];
  return (
    <div className="grid max-w-md gap-3">
      <Field label={t`Model`} error={errors.model}>
        {models.length > 0 ? (
          <Combobox
            value={value.model}
            options={models.map((name) => ({ value: name, label: name }))}
            onValueChange={(model) => update({ model })}
            noneFound={t`The server has no such model`}
          />
        ) : (
          <Input {...form.field('model')} maxLength={MODEL_NAME_MAX_LENGTH} spellCheck={false} />
        )}
      </Field>
      <Button busy={find.isPending} onClick={() => void findModels()} className="justify-self-start">
        {t`Show the server’s models`}
      </Button>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {listWords(find.data)}
      </p>
      <Field label={t`Briefs`}>
        <Select
          value={value.briefs}
          options={BRIEFS_OPTIONS}
          onValueChange={(briefs) => update({ briefs })}
        />
      </Field>
    </div>
  );
}

/** Where a language model is, its key, and which one. */
export function ModelForm({ connected, onDone }: ModelFormProps) {
  const { form, find, trial, move, findModels, tryOut, close } = useModelForm({ connected, onDone });
  return (
    <form
      {...form.formProps}
      aria-label={t`Connect a language model`}
      className="grid gap-5 border-t border-line pt-5"
    >
      <PlaceFields form={form} move={move} connected={connected} />
      <ModelField form={form} find={find} findModels={findModels} />
      <p className="max-w-prose text-sm text-ink-soft">
        {t`What people write in briefs and chats is sent to this address from then on. The key is stored encrypted and is not shown again.`}
      </p>
      <FormFailure>{form.failure}</FormFailure>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t`Connect`}
        </Button>
        <Button busy={trial.isPending} onClick={tryOut}>
          {t`Try it`}
        </Button>
        <Button onClick={close}>{t`Cancel`}</Button>
      </div>
      <ModelTrial trial={trial} />
    </form>
  );
}

function keyHint({ provider }: TypedModel, connected: Connected | undefined): string | undefined {
  if (connected?.hasKey) return t`Leave it empty to keep the one you entered for this address.`;
  return needsKey(provider)
    ? undefined
    : t`Leave it empty if the server needs none, as Ollama on your machine.`;
}

function listWords(found: ReturnType<typeof useFindModels>['data']): string | undefined {
  if (!found) return undefined;
  if (found.problem !== null) return found.problem;
  return found.models?.length === 0 ? t`The server answers, but has no model yet.` : undefined;
}
