import type { Project } from '@daymark/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useDraft } from '../../lib/draft.ts';
import { fieldErrorsOf, isUnreached, messageOf } from '../../lib/error-message.ts';
import { useToday } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { useProblemInSight } from '../../ui/use-problem-in-sight.ts';
import { busyWords, sayCreated, useStay } from './creating.ts';
import {
  canCreate,
  emptyDraft,
  type NewProjectDraft,
  obstacleOf,
  toNewProject,
  withDates,
} from './new-project-draft.ts';
import { NewProjectFields } from './new-project-fields.tsx';
import { PlanningDetail } from './planning-detail.tsx';
import { useCreateProject } from './use-create-project.ts';

type NewProjectDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether it has an address of its own, which going back leaves. */
  hasAddress?: boolean;
  /** How the place that it was opened from says that it is done. */
  createdTitle: (name: string) => string;
  /** Leads to the project. */
  onCreated: (project: Project) => void;
};

const withoutErrorsOf = (errors: Record<string, string>, fields: Partial<NewProjectDraft>) =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => !Object.keys(fields).some((field) => path.split('.')[0] === field),
    ),
  );

export function NewProjectDialog(props: NewProjectDialogProps) {
  const { open, onOpenChange, hasAddress = false, createdTitle, onCreated } = props;
  const formId = useId();
  const client = useQueryClient();
  const create = useCreateProject();
  const draft = useDraft('new-project', emptyDraft(useToday()));
  const [errors, setErrors] = useState<Record<string, string>>({});

  const change = (fields: Partial<NewProjectDraft>) => {
    draft.update(withDates(draft.value, fields));
    setErrors((present) => withoutErrorsOf(present, fields));
  };
  const discard = () => {
    draft.discard();
    setErrors({});
    create.reset();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isBusy() || !canCreate(draft.value)) return;
    create.mutate(toNewProject(draft.value), {
      onSuccess: (created) => {
        discard();
        sayCreated(client, createdTitle(created.project.name), created);
        onCreated(created.project);
      },
      onError: (error) => setErrors(fieldErrorsOf(error)),
    });
  };

  useStay(create.isBusy);
  const form = useProblemInSight(create.error);
  const obstacle = obstacleOf(draft.value);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      backCloses={!hasAddress}
      title="New Project"
      size="large"
      busyLabel={create.isPending ? busyWords(draft.value) : undefined}
      busyDetail={<PlanningDetail draft={draft.value} planning={create.planning} />}
      footer={
        <>
          {draft.isBegun && (
            <Button variant="quiet" onClick={discard} className="mr-auto">
              Discard draft
            </Button>
          )}
          {obstacle && (
            <p className="self-center text-sm text-ink-soft max-sm:order-first max-sm:basis-full">
              {obstacle}
            </p>
          )}
          <Button onClick={() => onOpenChange(false)} className="max-sm:hidden">
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" disabled={!canCreate(draft.value)}>
            Create Project
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        {create.isError && (
          <ErrorBanner message={messageOf(create.error, 'Failed to create project')}>
            {isUnreached(create.error)
              ? 'Daymark cannot be reached. What you wrote is kept. Check the connection, and try again.'
              : 'What you wrote is kept. Correct what is marked, or try again.'}
          </ErrorBanner>
        )}
        <NewProjectFields draft={draft.value} onDraftChange={change} errors={errors} />
      </form>
    </Dialog>
  );
}
