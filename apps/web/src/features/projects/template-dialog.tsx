import type { Project } from '@daymark/contract/projects';
import type { Template } from '@daymark/contract/templates';
import { addDays, type Day } from '@daymark/domain/dates';
import { plural, t } from '@daymark/words/t';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { formatHours } from '../../platform/format.ts';
import { once } from '../../platform/once.ts';
import { useTabState, useTabTyped } from '../../platform/tab-state.ts';
import { useToday } from '../../platform/today.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { Select } from '../../ui/select.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type CopyDraft, CopyFields, isWholeCopy } from './copy-fields.tsx';
import { deleteTemplate } from './make-template.ts';
import { putCopied } from './put-copied.ts';
import { templatesQuery } from './template-query.ts';

const factsOf = ({ days, tasks, hours, milestones }: Template): string =>
  [
    t`${plural(days, '# day')}`,
    t`${plural(tasks, '# task')}`,
    formatHours(hours),
    ...(milestones > 0 ? [t`${plural(milestones, '# milestone')}`] : []),
  ].join(' · ');

const draftOf = ({ name, days }: Template, today: Day): CopyDraft => ({
  name,
  startDate: today,
  dueDate: addDays(today, days),
});

type TemplateDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onStarted: (project: Project) => void;
};

/** Starts a project from a template. */
function useStart(id: string) {
  const client = useQueryClient();
  return async (body: CopyDraft) => {
    const call = { params: { id }, body };
    const { data } = await once(call, (idempotencyKey) => api.templates.start(call, { idempotencyKey }));
    return putCopied(client, data);
  };
}

type ChoiceProps = TemplateDialogProps & {
  templates: readonly Template[];
  template: Template;
  onChoose: (id: string) => void;
};

/** One of the templates with a name and dates. */
function StartForm({ templates, template, open, onOpenChange, onChoose, onStarted }: ChoiceProps) {
  const client = useQueryClient();
  const start = useStart(template.id);
  const draft = useTabTyped<CopyDraft>(`template ${template.id}`, draftOf(template, useToday()));
  const cancel = () => {
    draft.discard();
    onOpenChange(false);
  };
  const [asks, setAsks] = useState(false);
  const isWhole = isWholeCopy(draft.value);
  const form = useForm({
    typed: draft,
    maySend: () => isWhole,
    send: start,
    onSent: (project) => {
      draft.discard();
      onOpenChange(false);
      showToast({ kind: 'success', title: t`Project created successfully!`, description: project.name });
      onStarted(project);
    },
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Start from a template`}
      description={t`Its tasks keep their order, distances, waits and milestones, with the hours that they took. What does not fit on the new days is moved.`}
      size="small"
      form={form}
      action={t`Create Project`}
      isReady={isWhole}
      onCancel={cancel}
      beside={
        <>
          <Button variant="quiet" className="mr-auto" onClick={() => setAsks(true)}>
            {t`Delete template`}
          </Button>
          <ConfirmDialog
            open={asks}
            onOpenChange={setAsks}
            title={t`Delete the template ${template.name}?`}
            confirmLabel={t`Delete template`}
            onConfirm={() => {
              setAsks(false);
              void deleteTemplate(client, template.id);
            }}
          >
            {t`This cannot be undone. Projects that were started from it stay.`}
          </ConfirmDialog>
        </>
      }
    >
      <Field label={t`Template`} hint={factsOf(template)}>
        <Select
          value={template.id}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={onChoose}
        />
      </Field>
      <CopyFields draft={draft.value} error={form.error} onChange={form.update} />
    </FormDialog>
  );
}

/** What the dialog says while there is no template to choose. */
function NoTemplate({ open, onOpenChange }: Pick<TemplateDialogProps, 'open' | 'onOpenChange'>) {
  const query = useQuery({ ...templatesQuery(), enabled: open });
  const { error, isPending } = query;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Start from a template`}
      description={
        !isPending &&
        !error &&
        t`There is no template yet. On the page of a finished project, “Make a template” keeps what worked: its tasks with the hours that they took.`
      }
      size="small"
      footer={<Button onClick={() => onOpenChange(false)}>{t`Close`}</Button>}
    >
      <QueryError query={query} message={t`Failed to fetch the templates`}>
        {t`They are kept on the server.`}
      </QueryError>
      {isPending && (
        <p role="status" className="flex items-center gap-2 py-4 text-sm">
          <Spinner size="small" />
          {t`Loading templates...`}
        </p>
      )}
    </Dialog>
  );
}

/** A new project from what worked before. */
export function TemplateDialog(props: TemplateDialogProps) {
  const { data: templates = [] } = useQuery({ ...templatesQuery(), enabled: props.open });
  const [chosen, setChosen] = useTabState<string | undefined>('chosen template', undefined);
  const template = templates.find(({ id }) => id === chosen) ?? templates[0];
  if (!template) return <NoTemplate {...props} />;
  return <StartForm key={template.id} {...{ ...props, templates, template }} onChoose={setChosen} />;
}
