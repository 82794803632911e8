import type { ChatMessage, ProjectDraft } from '@daymark/contract/chats';
import { type ConversationProblem, conversationProblem } from '@daymark/domain/chats';
import { t, tc } from '@daymark/words/t';
import { Check, FolderPlus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { draftFailure } from './draft-failure.ts';
import { focusComposer } from './touched.ts';
import { type DraftStep, useDraftProject } from './use-draft-project.ts';

const PROBLEMS: Record<ConversationProblem, string> = {
  'too-few-messages': t`Please have a more detailed conversation before creating a project.`,
  'too-brief': t`The conversation is too brief to create a project. Please provide more details.`,
};

const STEPS: readonly { step: DraftStep; words: string }[] = [
  { step: 'reading', words: t`Reading the conversation` },
  { step: 'planning', words: t`Planning the days` },
  { step: 'writing', words: t`Writing the project` },
];

function Steps({ present }: { present: DraftStep }) {
  const reached = STEPS.findIndex(({ step }) => step === present);
  return (
    <ol aria-live="polite" className="grid gap-3">
      {STEPS.map(({ step, words }, index) => (
        <li
          key={step}
          aria-current={index === reached ? 'step' : undefined}
          className="flex items-center gap-3 text-ink-soft aria-[current=step]:font-semibold aria-[current=step]:text-ink"
        >
          <span className="grid size-6 shrink-0 place-items-center">
            {index < reached && <Check className="size-5 text-done" aria-hidden="true" />}
            {index === reached && <Spinner size="small" />}
            {index > reached && <span className="size-2 rounded-full bg-line" />}
          </span>
          {words}
          {index < reached && <span className="sr-only">, {tc('step')`done`}</span>}
        </li>
      ))}
    </ol>
  );
}

type ToProjectProps = {
  chatId: string;
  messages: readonly ChatMessage[];
  onDrafted: (draft: ProjectDraft) => void;
};

/** Creates a project from a conversation: it is read out of the chat, then reviewed before it is created. */
export function ToProject({ chatId, messages, onDrafted }: ToProjectProps) {
  const work = useDraftProject(chatId, onDrafted);
  const failure = work.error ? draftFailure(work.error) : undefined;

  const begin = () => {
    const problem = conversationProblem(messages);
    if (problem) showToast({ kind: 'warning', title: PROBLEMS[problem] });
    else work.begin();
  };
  const goBack = () => {
    work.leave();
    if (failure?.isTooLittle) focusComposer();
  };

  return (
    <>
      <Button size="small" onClick={begin} aria-label={t`Create Project`}>
        <FolderPlus className="size-4" aria-hidden="true" />
        <span className="max-sm:sr-only">{t`Create Project`}</span>
      </Button>
      <Dialog
        open={work.isAtWork || failure !== undefined}
        onOpenChange={goBack}
        title={t`A project from this chat`}
        description={t`You can check and change it before it is created.`}
        size="small"
        footer={
          <>
            <Button onClick={goBack}>{failure ? t`Back to the chat` : t`Cancel`}</Button>
            {failure && !failure.isTooLittle && (
              <Button variant="primary" onClick={work.begin}>
                {t`Try again`}
              </Button>
            )}
          </>
        }
      >
        {failure ? (
          <ErrorBanner message={failure.what}>{failure.kept}</ErrorBanner>
        ) : (
          <Steps present={work.step} />
        )}
      </Dialog>
    </>
  );
}
