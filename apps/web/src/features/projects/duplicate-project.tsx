import type { Project } from '@daymark/contract/projects';
import { addDays } from '@daymark/domain/dates';
import { PROJECT_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useDraft } from '../../platform/draft.ts';
import { once } from '../../platform/once.ts';
import { useToday } from '../../platform/today.ts';
import { useForm } from '../../platform/use-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type CopyDraft, CopyFields, isWholeCopy } from './copy-fields.tsx';
import { putCopied } from './put-copied.ts';

/** Copies a project with its plan to other dates. */
function useDuplicate(id: string) {
  const client = useQueryClient();
  return async (body: CopyDraft) => {
    const call = { params: { id }, body };
    const { data } = await once(call, (idempotencyKey) => api.duplicates.create(call, { idempotencyKey }));
    return putCopied(client, data);
  };
}

type DuplicateProjectDialogProps = {
  project: Pick<Project, 'id' | 'name' | 'timeline'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDuplicated: (copy: Project) => void;
};

/** Name and dates of the copy of a project. */
export function DuplicateProjectDialog(props: DuplicateProjectDialogProps) {
  const { project, open, onOpenChange, onDuplicated } = props;
  const today = useToday();
  const duplicate = useDuplicate(project.id);
  const draft = useDraft<CopyDraft>(`duplicate:${project.id}`, {
    name: t`Copy of ${project.name}`.slice(0, PROJECT_NAME_MAX_LENGTH),
    startDate: today,
    dueDate: addDays(today, project.timeline),
  });
  const cancel = () => {
    draft.discard();
    onOpenChange(false);
  };
  const isWhole = isWholeCopy(draft.value);
  const form = useForm({
    typed: draft,
    maySend: () => isWhole,
    send: () => duplicate(draft.value),
    onSent: (copy) => {
      draft.discard();
      onOpenChange(false);
      showToast({ kind: 'success', title: t`Project created successfully!`, description: copy.name });
      onDuplicated(copy);
    },
  });

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Duplicate ${project.name}`}
      description={t`The copy has the brief, the milestones and all tasks, open again and planned from its start. Time spent stays here.`}
      size="small"
      form={form}
      action={t`Duplicate`}
      isReady={isWhole}
      onCancel={cancel}
    >
      <CopyFields draft={draft.value} error={form.error} onChange={form.update} />
    </FormDialog>
  );
}
