import type { ProjectDraft } from '@daymark/contract/chats';
import type { Project } from '@daymark/contract/projects';
import { t } from '@daymark/words/t';
import { useQueryClient } from '@tanstack/react-query';
import { madeClient } from '../../plan-data/clients.ts';
import { engineWithin } from '../../platform/engine-name.ts';
import { reasonOf } from '../../platform/error-message.ts';
import { formatHours, withReadableDays } from '../../platform/format.ts';
import { useToday } from '../../platform/today.ts';
import { type Typed, useForm } from '../../platform/use-form.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { busyWords, intoSight, sayCreated, useStay } from './creating.ts';
import { useDraftedDraft } from './drafted-draft.ts';
import { canCreate, type NewProjectDraft, obstacleOf, toNewProject } from './new-project-draft.ts';
import { NewProjectFields } from './new-project-fields.tsx';
import { PlanningDetail } from './planning-detail.tsx';
import { createOfChat, useCreateProject } from './use-create-project.ts';

type DraftedProjectDialogProps = {
  chatId: string;
  /** The project that was just read; if undefined, the stored one. */
  drafted: ProjectDraft | undefined;
  onDiscard: () => void;
  /** Leads to the project. */
  onCreated: (project: Project) => void;
};

function Assumptions({ drafted }: { drafted: ProjectDraft }) {
  const today = useToday();
  if (drafted.assumptions.length === 0) return null;
  return (
    <div className="rounded-md bg-soon-wash px-4 py-3 text-sm">
      <p className="font-semibold text-soon">{t`Not in the chat, so assumed`}</p>
      <ul className="mt-1 list-disc pl-5">
        {drafted.assumptions.map((assumption) => (
          <li key={assumption}>{withReadableDays(assumption, today)}</li>
        ))}
      </ul>
    </div>
  );
}

function Subtasks({ subtasks }: Pick<ProjectDraft, 'subtasks'>) {
  if (subtasks.length === 0) return null;
  return (
    <div className="rounded-md border border-line">
      <Disclosure
        title={t`Tasks it would have`}
        note={t`${subtasks.length}, planned again from the fields above`}
      >
        <ol className="grid list-decimal gap-1 pl-6 text-sm marker:text-ink-soft">
          {subtasks.map(({ title, description, estimatedHours }) => (
            <li key={`${title} ${description}`}>
              {title}
              {estimatedHours !== null && (
                <span className="text-ink-soft"> · {formatHours(estimatedHours)}</span>
              )}
            </li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}

/**
 * A project that was read out of a chat, to review and change before it is created. It cannot be closed by accident,
 * and is offered again in its chat after a reload.
 */
export function DraftedProjectDialog({ drafted: arrived, ...rest }: DraftedProjectDialogProps) {
  const { drafted, typed } = useDraftedDraft(rest.chatId, arrived);
  return drafted && typed && <Looked {...rest} {...{ drafted, typed }} />;
}

type LookedProps = Omit<DraftedProjectDialogProps, 'drafted'> & {
  drafted: ProjectDraft;
  typed: Typed<NewProjectDraft>;
};

function Looked({ chatId, drafted, typed, onDiscard, onCreated }: LookedProps) {
  const client = useQueryClient();
  const create = useCreateProject(createOfChat(chatId));
  const draft = typed.value;
  const form = useForm({
    typed,
    maySend: () => !create.isBusy() && canCreate(draft),
    send: async () => {
      const clientId = await madeClient(client, draft);
      typed.update({ clientId, newClient: '' });
      return create.mutateAsync({ ...toNewProject(draft), clientId: clientId || null });
    },
    onSent: (created) => {
      typed.discard();
      sayCreated(client, t`Project created successfully!`, created);
      onCreated(created.project);
    },
  });
  useStay(create.isBusy);
  const obstacle = obstacleOf(draft);
  const forget = () => {
    typed.discard();
    onDiscard();
  };

  return (
    <FormDialog
      open
      onOpenChange={forget}
      dismissible={false}
      title={t`A project from this chat`}
      description={t`Read from the conversation (${engineWithin(drafted.engine)}). Change what is not right.`}
      size="large"
      busyLabel={form.busy ? busyWords(draft) : undefined}
      busyDetail={<PlanningDetail draft={draft} planning={create.planning} />}
      form={{ ...form, busy: false }}
      action={t`Create Project`}
      isReady={canCreate(draft)}
      cancel={t`Discard`}
      beside={obstacle && <p className="mr-auto self-center text-sm text-ink-soft">{obstacle}</p>}
      className="grid grid-cols-1 gap-5"
    >
      {form.error !== undefined && (
        <div ref={intoSight}>
          <ErrorBanner message={t`Failed to create project. Please try again.`}>
            {reasonOf(form.error, t`What you see is kept here.`)}
          </ErrorBanner>
        </div>
      )}
      <Assumptions drafted={drafted} />
      <NewProjectFields draft={draft} onDraftChange={form.update} errors={form.errors} />
      <Subtasks subtasks={drafted.subtasks} />
    </FormDialog>
  );
}
