import type { PlanPreview } from '@daymark/contract/plan-previews';
import type { Project } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import type { Depth } from '@daymark/domain/steps';
import { t } from '@daymark/words/t';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { madeClient } from '../../plan-data/clients.ts';
import { hasAi } from '../../platform/ai.ts';
import { type Draft, useDraft } from '../../platform/draft.ts';
import { isUnreached, messageOf } from '../../platform/error-message.ts';
import { showOverlay } from '../../platform/overlays.ts';
import { useToday } from '../../platform/today.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { BuiltInButton, ErrorBanner } from '../../ui/error-banner.tsx';
import { busyWords, intoSight, sayCreated, useStay } from './creating.ts';
import {
  canCreate,
  emptyDraft,
  NEW_PROJECT_DRAFT,
  type NewProjectDraft,
  obstacleOf,
  toNewProject,
  withDates,
} from './new-project-draft.ts';
import { NewProjectFields } from './new-project-fields.tsx';
import { PlanningDetail } from './planning-detail.tsx';
import { useCreateProject } from './use-create-project.ts';
import { usePlanPreview, withCorrections } from './use-plan-preview.ts';

type NewProjectDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether it has its own address, so that going back closes it. */
  hasAddress?: boolean;
  /** The toast's title after the project was created. */
  createdTitle: (name: string) => string;
  /** Leads to the project. */
  onCreated: (project: Project) => void;
  /** Renders the preview of the Reading and the plan. */
  previewOf?: (slot: PreviewSlot) => ReactNode;
};

/** A preview of the plan before its project is created. */
export type PreviewSlot = {
  preview: PlanPreview;
  today: Day;
  /** The default day for a line that gets a date. */
  startDate: Day;
  /** Whether the plan is being updated after a correction. */
  isFollowing: boolean;
  onCorrect: (lines: readonly Statement[]) => void;
  depth: Depth;
  projectKind: string | null;
  /** Plans it again, broken down differently. */
  onBreakDown: (how: BrokenDown) => void;
};

type BrokenDown = Partial<Pick<NewProjectDraft, 'depth' | 'projectKind'>>;

/** What is typed, and what was said of its lines while the plan was looked at. */
function useProject(today: Day) {
  const draft = useDraft(NEW_PROJECT_DRAFT, emptyDraft(today));
  const looking = usePlanPreview();
  const project = toNewProject(draft.value);
  const correct = (lines: readonly Statement[]) => {
    const corrections = withCorrections(draft.value.corrections, lines);
    draft.update({ corrections });
    looking.say(lines);
    looking.look({ ...project, corrections });
  };
  const breakDown = (how: BrokenDown) => {
    draft.update(how);
    looking.look({ ...project, ...how });
  };
  const { depth, projectKind } = draft.value;
  return { draft, looking, project, correct, brokenDown: { depth, projectKind, onBreakDown: breakDown } };
}

export function NewProjectDialog(props: NewProjectDialogProps) {
  const { open, onOpenChange, hasAddress = false, createdTitle, onCreated, previewOf } = props;
  const formId = useId();
  const client = useQueryClient();
  const today = useToday();
  const create = useCreateProject();
  const { draft, looking, project, correct, brokenDown } = useProject(today);
  const form = useForm({
    typed: draft,
    maySend: () => !create.isBusy() && canCreate(draft.value),
    send: async () => {
      try {
        const clientId = await madeClient(client, draft.value);
        if (clientId !== draft.value.clientId) draft.update({ clientId, newClient: '' });
        return await create.mutateAsync({ ...project, ...looking.asked, clientId: clientId || null });
      } catch (error) {
        looking.close();
        throw error;
      }
    },
    onSent: (created) => {
      discard();
      sayCreated(client, createdTitle(created.project.name), created);
      onCreated(created.project);
    },
  });
  const discard = () => {
    draft.discard();
    form.reset();
    looking.forget();
  };

  useStay(create.isBusy);
  const isReading = looking.isPending && !looking.isShown;
  const planned = looking.isShown ? looking.preview : undefined;
  // Reserves the room of the plan before it arrives, because a dialog that grows later moves its content.
  const isLooked = isReading || planned !== undefined;

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      backCloses={!hasAddress}
      title={t`New Project`}
      description={isLooked && t`This is how Daymark understands it. Nothing is created yet.`}
      size={isLooked ? 'wide' : 'large'}
      isTall={isLooked}
      busyLabel={form.busy ? busyWords(draft.value) : isReading ? t`Reading the brief...` : undefined}
      busyDetail={
        <PlanningDetail draft={draft.value} planning={isReading ? looking.planning : create.planning} />
      }
      footer={
        <Footer
          {...{ draft, discard, formId }}
          onCancel={() => onOpenChange(false)}
          {...(isLooked && { onBack: looking.close })}
          {...(previewOf && hasAi() && !isLooked && { onLook: () => looking.look(project) })}
        />
      }
    >
      {planned &&
        previewOf?.({
          preview: planned,
          today,
          startDate: draft.value.startDate,
          isFollowing: looking.isPending,
          onCorrect: correct,
          ...brokenDown,
        })}
      {!isLooked && <OtherWays onLeave={() => onOpenChange(false)} />}
      <form {...form.formProps} id={formId} className={isLooked ? 'hidden' : 'grid grid-cols-1 gap-5'}>
        <PreviewFailure failure={looking.failure} onUseBuiltIn={() => looking.look(project, 'builtin')} />
        <CreateFailure error={form.error} />
        <NewProjectFields
          draft={draft.value}
          onDraftChange={(fields) => form.update(withDates(draft.value, fields))}
          errors={form.errors}
        />
      </form>
    </Dialog>
  );
}

/** Why there is no preview. */
function PreviewFailure({
  failure,
  onUseBuiltIn,
}: {
  failure: string | undefined;
  onUseBuiltIn: () => void;
}) {
  if (failure === undefined) return null;
  return (
    <ErrorBanner message={failure} action={<BuiltInButton busy={false} onUse={onUseBuiltIn} />}>
      {t`What you wrote is kept. You can still create the project.`}
    </ErrorBanner>
  );
}

/** Why the project was not created. */
function CreateFailure({ error }: { error: unknown }) {
  if (error === undefined) return null;
  return (
    <div ref={intoSight}>
      <ErrorBanner message={messageOf(error, t`Failed to create project`)}>
        {isUnreached(error)
          ? t`Daymark cannot be reached. What you wrote is kept. Check the connection, and try again.`
          : t`What you wrote is kept. Correct what is marked, or try again.`}
      </ErrorBanner>
    </div>
  );
}

/** Leads to the templates, or to the enquiry of a job that is not promised yet, instead. */
const OtherWays = ({ onLeave }: { onLeave: () => void }) => (
  <div className="-mt-2 mb-3 -ml-3 flex flex-wrap items-center gap-x-3">
    <Button
      variant="quiet"
      size="small"
      onClick={() => {
        onLeave();
        showOverlay('templates');
      }}
    >
      {t`Start from a template`}
    </Button>
    {hasAi() && (
      <Link to="/enquiry" className={buttonClass('quiet', 'small')}>
        {t`Can I take this job?`}
      </Link>
    )}
  </div>
);

type FooterProps = {
  draft: Draft<NewProjectDraft>;
  discard: () => void;
  formId: string;
  onCancel: () => void;
  /** Back to the fields, from the preview. */
  onBack?: () => void;
  /** Shows the preview. */
  onLook?: () => void;
};

function Footer({ draft, discard, formId, onCancel, onBack, onLook }: FooterProps) {
  const obstacle = obstacleOf(draft.value);
  const isReady = canCreate(draft.value);
  return (
    <>
      {draft.isBegun && !onBack && (
        <Button variant="quiet" onClick={discard} className="mr-auto -ml-4">
          {t`Discard draft`}
        </Button>
      )}
      {obstacle && (
        <p className="self-center text-sm text-ink-soft max-sm:order-first max-sm:basis-full">{obstacle}</p>
      )}
      {onBack ? (
        <Button onClick={onBack}>{t`Back to the brief`}</Button>
      ) : (
        <Button onClick={onCancel} className="max-sm:hidden">
          {t`Cancel`}
        </Button>
      )}
      {onLook && (
        <Button onClick={onLook} disabled={!isReady}>
          {t`See the plan first`}
        </Button>
      )}
      <Button type="submit" form={formId} variant="primary" disabled={!isReady}>
        {t`Create Project`}
      </Button>
    </>
  );
}
