import type { Project } from '@daymark/contract/projects';
import { addDays, daysBetween, isDay } from '@daymark/domain/dates';
import { PROJECT_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { timelineProblem } from '@daymark/domain/projects';
import { isBlank } from '@daymark/domain/text';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../../lib/api.ts';
import { useDraft } from '../../lib/draft.ts';
import { isUnreached, messageOf } from '../../lib/error-message.ts';
import { once } from '../../lib/once.ts';
import { writeDetails } from '../../lib/plan-cache.ts';
import { refreshProjects } from '../../lib/queries.ts';
import { useToday } from '../../lib/today.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { showToast } from '../../ui/toast-store.ts';

interface CopyDraft {
  name: string;
  startDate: string;
  dueDate: string;
}

/** Another start moves the due date along, so that the copy stays as long as it was. */
const withStart = (draft: CopyDraft, startDate: string): CopyDraft =>
  isDay(startDate) && isDay(draft.startDate) && isDay(draft.dueDate)
    ? { ...draft, startDate, dueDate: addDays(startDate, daysBetween(draft.startDate, draft.dueDate)) }
    : { ...draft, startDate };

const datesProblem = ({ startDate, dueDate }: CopyDraft): string | undefined =>
  isDay(startDate) && isDay(dueDate) ? (timelineProblem(startDate, dueDate) ?? undefined) : undefined;

/** Copies a project with its plan to other dates. */
function useDuplicate(id: string) {
  const client = useQueryClient();
  return async (body: CopyDraft) => {
    const call = { params: { id }, body };
    const { data } = await once(call, (idempotencyKey) => api.duplicates.create(call, { idempotencyKey }));
    const { project, subtasks, plan } = data;
    writeDetails(client, { ...project, subtasks, plan });
    void refreshProjects(client);
    return project;
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
  const formId = useId();
  const today = useToday();
  const duplicate = useDuplicate(project.id);
  const draft = useDraft<CopyDraft>(`duplicate:${project.id}`, {
    name: `Copy of ${project.name}`.slice(0, PROJECT_NAME_MAX_LENGTH),
    startDate: today,
    dueDate: addDays(today, project.timeline),
  });
  const problem = datesProblem(draft.value);
  const isWhole = !isBlank(draft.value.name) && isDay(draft.value.startDate) && isDay(draft.value.dueDate);
  const form = useForm({
    typed: draft,
    maySend: () => isWhole && problem === undefined,
    send: () => duplicate(draft.value),
    onSent: (copy) => {
      draft.discard();
      onOpenChange(false);
      showToast({ kind: 'success', title: 'Project created successfully!', description: copy.name });
      onDuplicated(copy);
    },
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Duplicate ${project.name}`}
      description="The copy has the brief, the milestones and all tasks, open again and planned from its start. Time spent stays here."
      size="small"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!isWhole || problem !== undefined}
            busy={form.busy}
          >
            Duplicate
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className="grid gap-4">
        {form.error !== undefined && (
          <ErrorBanner message={messageOf(form.error, 'Failed to create project')}>
            {isUnreached(form.error) && 'Daymark cannot be reached. '}What you wrote is kept. Please try
            again.
          </ErrorBanner>
        )}
        <Field label="Project name" required>
          <Input {...form.field('name')} maxLength={PROJECT_NAME_MAX_LENGTH} autoComplete="off" />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Start date" required>
            <DateField
              value={draft.value.startDate}
              onValueChange={(startDate) => draft.update(withStart(draft.value, startDate))}
            />
          </Field>
          <Field label="Due date" required error={problem}>
            <DateField value={draft.value.dueDate} onValueChange={(dueDate) => draft.update({ dueDate })} />
          </Field>
        </div>
      </form>
    </Dialog>
  );
}
