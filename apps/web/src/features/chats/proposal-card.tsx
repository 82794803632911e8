import type { ChatMessage } from '@daymark/contract/chats';
import type { Proposal, ProposedAction } from '@daymark/contract/proposals';
import { t } from '@daymark/words/t';
import {
  CalendarOff,
  CalendarSync,
  CircleCheck,
  CirclePlus,
  FolderPlus,
  ListTree,
  type LucideIcon,
  PencilLine,
  Repeat,
} from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { late } from '../../ui/late.tsx';
import { OwnLink } from './own-link.tsx';
import { useDecide } from './use-decide.ts';

const UndoButton = late(() => import('./undo-button.tsx').then((part) => part.UndoButton));

const KINDS: Record<ProposedAction['kind'], { icon: LucideIcon; words: string }> = {
  'create-project': { icon: FolderPlus, words: t`New project` },
  'change-project': { icon: PencilLine, words: t`Change to a project` },
  'create-subtask': { icon: CirclePlus, words: t`New task` },
  'change-subtask': { icon: PencilLine, words: t`Change to a task` },
  'break-down': { icon: ListTree, words: t`Break down into tasks` },
  'break-down-subtask': { icon: ListTree, words: t`Break down into steps` },
  'create-series': { icon: Repeat, words: t`New recurring task` },
  'add-day-off': { icon: CalendarOff, words: t`Days off` },
  replan: { icon: CalendarSync, words: t`New days for what is planned` },
};

/** Text of the action that is too long for the sentence of its effect. */
function descriptionIn(action: ProposedAction): string {
  if (action.kind === 'create-project') return action.project.description;
  if (action.kind === 'create-subtask') return action.subtask.description;
  if (action.kind === 'create-series') return action.series.description;
  return 'change' in action ? (action.change.description ?? '') : '';
}

const Description = ({ words }: { words: string }) =>
  words === '' ? null : (
    <details className="text-sm">
      <summary className="w-fit rounded-sm font-semibold text-ink-soft hover:text-ink pointer-coarse:py-2.5">
        {t`Description`}
      </summary>
      <p dir="auto" className="mt-1 border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere">
        {words}
      </p>
    </details>
  );

type OfProposal = { message: ChatMessage; proposal: Proposal };

const Outcome = ({ proposal: { status, result } }: { proposal: Proposal }) => {
  if (status === 'open') return null;
  if (status === 'dismissed')
    return <p className="text-sm text-ink-soft">{t`Declined. Nothing was changed.`}</p>;
  return (
    <p className="flex items-start gap-2 text-sm">
      <CircleCheck className="mt-0.5 size-5 shrink-0 text-done" aria-hidden="true" />
      <span className="min-w-0">
        <span>{result?.text ?? t`Done.`}</span> {result?.isUndone && <span>{t`It was undone since.`}</span>}{' '}
        {result?.projectId && (
          <OwnLink path={`/project/${result.projectId}/details`}>{t`Open project`}</OwnLink>
        )}
      </span>
    </p>
  );
};

/** A proposal of the assistant, with its effect in words. Nothing happens before Accept. */
export function ProposalCard({ message, proposal }: OfProposal) {
  const { decide, deciding, problem } = useDecide(message, proposal);
  const { icon: Icon, words } = KINDS[proposal.action.kind];
  const id = `proposal-${proposal.id}`;
  const choose = (decision: 'accept' | 'decline') => {
    decide(decision);
    focusSoon(`#${id}`);
  };

  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={t`Proposal: ${words}`}
      className="grid gap-3 rounded-md border border-line bg-paper p-4"
    >
      <p className="flex items-center gap-2 text-sm font-bold">
        <Icon className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
        {words}
      </p>
      <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
        {proposal.effect}
      </p>
      <Description words={descriptionIn(proposal.action)} />
      <div role="status" className="empty:hidden">
        <Outcome proposal={proposal} />
      </div>
      {proposal.result?.changeId && !proposal.result.isUndone && (
        <Suspense fallback={<div className="h-9" />}>
          <UndoButton message={message} proposal={proposal} />
        </Suspense>
      )}
      {problem && (
        <p role="alert" className="text-sm font-semibold text-signal">
          {problem}
        </p>
      )}
      {proposal.status === 'open' && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            size="small"
            busy={deciding === 'accept'}
            aria-disabled={deciding !== undefined}
            onClick={() => choose('accept')}
          >
            {t`Accept`}
          </Button>
          <Button
            variant="quiet"
            size="small"
            busy={deciding === 'decline'}
            aria-disabled={deciding !== undefined}
            onClick={() => choose('decline')}
          >
            {t`Decline`}
          </Button>
        </div>
      )}
    </section>
  );
}
