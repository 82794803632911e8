import type { ChatMessage } from '@daymark/contract/chats';
import { t } from '@daymark/words/t';
import { RotateCcw } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { engineName } from '../../platform/engine-name.ts';
import { Beacon } from '../../ui/beacon.tsx';
import { Button } from '../../ui/button.tsx';
import { ahead, late } from '../../ui/late.tsx';
import type { Answering } from './exchanges.ts';

const ProposalCard = late(ahead(() => import('./proposal-card.tsx').then((part) => part.ProposalCard)));

type WordsProps = { children: string };

const Plain = ({ children }: WordsProps) => (
  <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
    {children}
  </p>
);

const loadMarkdown = () => import('./markdown.tsx').then(({ Markdown }) => ({ default: Markdown }));
// If it cannot be loaded, the text is shown without formatting, and the screen does not fail.
const Markdown = lazy(() => loadMarkdown().catch(() => ({ default: Plain })));

/** Loads the renderer in parallel with the screen, so that the first answer does not wait for it. */
export const fetchMarkdown = (): void => void loadMarkdown().catch(() => undefined);

const Words = ({ children }: WordsProps) => (
  <Suspense fallback={<Plain>{children}</Plain>}>
    <Markdown>{children}</Markdown>
  </Suspense>
);

export const Said = ({ content }: { content: string }) => (
  <div className="flex justify-end pl-10">
    <div
      dir="auto"
      className="rounded-lg rounded-br-sm bg-well px-4 py-2.5 whitespace-pre-wrap wrap-anywhere"
    >
      <span className="sr-only">{t`You said:`} </span>
      <span>{content}</span>
    </div>
  </div>
);

const FromAssistant = ({ engine, children }: { engine: string; children: ReactNode }) => (
  <article aria-label={t`Answer of ${engine}`} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
    <span className="mt-0.5 grid size-8 place-items-center rounded-full border border-line bg-paper">
      <Beacon className="size-5" tone="plain" />
    </span>
    <div className="grid gap-3">
      <p className="text-xs font-semibold text-ink-soft">{engine}</p>
      {children}
    </div>
  </article>
);

const Thinking = () => (
  <p className="flex min-h-6 items-center gap-1.5" role="presentation">
    {['first', 'second', 'third'].map((dot) => (
      <span key={dot} className="size-2 animate-breathe rounded-full bg-ink-soft" />
    ))}
    <span className="sr-only">{t`Thinking`}</span>
  </p>
);

/** An answer in progress. Screen readers read it when it is complete. */
export const BeingAnswered = ({ answering }: { answering: Answering }) => (
  <FromAssistant engine={engineName(answering.engine)}>
    {answering.text === '' ? <Thinking /> : <Words>{answering.text}</Words>}
  </FromAssistant>
);

type AnsweredProps = {
  message: ChatMessage;
  /** Sends the question again; only for the latest answer. */
  onRetry: (() => void) | undefined;
};

export const Answered = ({ message, onRetry }: AnsweredProps) => (
  <FromAssistant engine={engineName(message.engine)}>
    {message.content !== '' && <Words>{message.content}</Words>}
    {message.isStopped && (
      <p className="text-sm text-ink-soft">
        {message.content === '' ? t`Stopped before it began.` : t`Stopped here.`}
      </p>
    )}
    {message.proposals.map((proposal) => (
      <Suspense key={proposal.id} fallback={<div className="h-36 rounded-md border border-line" />}>
        <ProposalCard message={message} proposal={proposal} />
      </Suspense>
    ))}
    {onRetry && (
      <Button
        variant="quiet"
        size="small"
        onClick={onRetry}
        className="-ml-3 justify-self-start text-ink-soft"
      >
        <RotateCcw className="size-4" aria-hidden="true" />
        {t`Retry`}
      </Button>
    )}
  </FromAssistant>
);
