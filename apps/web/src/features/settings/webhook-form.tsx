import type { NewWebhook, Webhook } from '@daymark/contract/webhooks';
import { WEBHOOK_ADDRESS_MAX_LENGTH, WEBHOOK_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { WEBHOOK_KINDS, type WebhookKind } from '@daymark/domain/webhooks';
import { t } from '@daymark/words/t';
import { CheckboxGroup } from '../../ui/checkbox-list.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { ProjectField } from './project-field.tsx';
import { CardForm, useCardForm } from './settings-card.tsx';
import { useChangeWebhook, useMakeWebhook } from './use-webhooks.ts';
import { WEBHOOK_KIND_WORDS } from './webhook-words.ts';

const INITIAL = {
  name: '',
  address: '',
  kinds: ['project', 'task'] as WebhookKind[],
  projectId: '',
};

const typedOf = ({ name, address, kinds, project }: Webhook): typeof INITIAL => ({
  name,
  address,
  kinds,
  projectId: project?.id ?? '',
});

const newWebhook = ({ projectId, ...webhook }: typeof INITIAL): NewWebhook => ({
  ...webhook,
  projectId: projectId || null,
});

const isAddress = (text: string) => /^https?:$/.test(URL.parse(text.trim())?.protocol ?? '');

const problemsOf = ({ name, address, kinds }: typeof INITIAL) => ({
  name: name.trim() === '' ? t`Please enter a name` : null,
  address: isAddress(address) ? null : t`Please enter an address such as https://example.com/hooks/daymark`,
  kinds: kinds.length === 0 ? t`Please choose what is sent` : null,
});

type NewWebhookFormProps = { onMade: (made: { secret: string }) => void; onCancel: () => void };

/** Makes a webhook; its secret is in the answer. */
export function NewWebhookForm({ onMade, onCancel }: NewWebhookFormProps) {
  const make = useMakeWebhook();
  return (
    <WebhookForm
      id="new"
      name={t`New webhook`}
      typed={INITIAL}
      action={t`Make webhook`}
      send={(value) => make.mutateAsync(newWebhook(value))}
      onSent={onMade}
      failure={t`No webhook was made. Please try again.`}
      onCancel={onCancel}
    />
  );
}

/** Changes a webhook. It stays with its projects and its secret. */
export function ChangeWebhookForm({ webhook, onDone }: { webhook: Webhook; onDone: () => void }) {
  const change = useChangeWebhook();
  const typed = typedOf(webhook);
  return (
    <WebhookForm
      id={webhook.id}
      name={t`Edit ${webhook.name}`}
      typed={typed}
      action={t`Save`}
      send={({ projectId: _, ...value }) => change.mutateAsync({ webhook, change: value })}
      onSent={onDone}
      failure={t`Nothing was changed. Please try again.`}
      onCancel={onDone}
    />
  );
}

type WebhookFormProps<Answer> = {
  id: string;
  name: string;
  typed: typeof INITIAL;
  action: string;
  send: (value: typeof INITIAL) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  failure: string;
  onCancel: () => void;
};

/** Where events are sent, and which. */
function WebhookForm<Answer>({ id, name, typed, action, ...sending }: WebhookFormProps<Answer>) {
  const isNew = typed === INITIAL;
  const form = useCardForm({ name: `webhook ${id}`, initial: typed, problemsOf, ...sending });
  const { value, update, errors } = form;
  return (
    <CardForm form={form} label={name} action={action} className="min-w-0 basis-full">
      <Field
        label={t`Name`}
        hint={t`So that you recognise it later.`}
        error={errors.name}
        className="max-w-md"
      >
        <Input placeholder={t`Home automation`} maxLength={WEBHOOK_NAME_MAX_LENGTH} {...form.field('name')} />
      </Field>
      <Field label={t`Address`} error={errors.address}>
        <Input
          type="url"
          inputMode="url"
          placeholder="https://example.com/hooks/daymark"
          maxLength={WEBHOOK_ADDRESS_MAX_LENGTH}
          spellCheck={false}
          {...form.field('address')}
        />
      </Field>
      <CheckboxGroup
        label={t`What is sent`}
        options={WEBHOOK_KINDS.map((kind) => ({ value: kind, ...WEBHOOK_KIND_WORDS[kind] }))}
        chosen={value.kinds}
        problem={errors.kinds}
        onChange={(kinds) => update({ kinds })}
      />
      {isNew && <ProjectField value={value.projectId} onChange={(projectId) => update({ projectId })} />}
    </CardForm>
  );
}
