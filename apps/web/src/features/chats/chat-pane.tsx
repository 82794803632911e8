import type { Chat, ProjectDraft } from '@daymark/contract/chats';
import { t } from '@daymark/words/t';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useDraft } from '../../platform/draft.ts';
import { hasCode, messageOf, reasonOf } from '../../platform/error-message.ts';
import { useShortcuts } from '../../platform/shortcuts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AllowanceNote } from './allowance-note.tsx';
import { ask, stopAnswer } from './answers.ts';
import { upTo } from './chat-queries.ts';
import { ChatNotFound, ConversationSkeleton } from './chat-states.tsx';
import { Composer } from './composer.tsx';
import { EarlierMessages } from './earlier-messages.tsx';
import { draftName, type Question, takeBack, useExchange } from './exchanges.ts';
import { Finished } from './finished.tsx';
import { FirstWords } from './first-words.tsx';
import { MessageList } from './message-list.tsx';
import { Say } from './say.ts';
import { ToProject } from './to-project.tsx';
import { focusComposer } from './touched.ts';
import { useConversation } from './use-conversation.ts';

type ChatPaneProps = {
  chatId: string;
  /** From the list, which has a new title first. */
  title: string | undefined;
  /** Back to the list, on a narrow screen. */
  onLeave: () => void;
  onDrafted: (chat: Chat, draft: ProjectDraft) => void;
};

/** The input field: its draft, messages that failed to send, and sending. */
function useWriting(chatId: string) {
  const client = useQueryClient();
  const exchange = useExchange(chatId);
  const { value, update, discard } = useDraft(draftName(chatId), { text: '' });
  const { returned } = exchange;

  useEffect(() => {
    if (returned === undefined) return;
    update({ text: [returned, value.text].filter(Boolean).join('\n') });
    takeBack(chatId);
  });
  const send = (question: Question) => {
    if (question.content.trim() === value.text.trim()) discard();
    void ask(client, chatId, question);
  };
  const stop = () => {
    stopAnswer(chatId);
    focusComposer();
  };
  return { exchange, text: value.text, write: (text: string) => update({ text }), send, stop };
}

export function ChatPane({ chatId, title, onLeave, onDrafted }: ChatPaneProps) {
  const conversation = useConversation(chatId);
  const { exchange, text, write, send, stop } = useWriting(chatId);
  const { answering, failed } = exchange;
  const { chat, earlier } = conversation;
  const messages = upTo(conversation.messages, answering?.replaces);
  const isEmpty = conversation.isThere && messages.length === 0 && !answering;

  useEffect(focusComposer, []);
  useShortcuts(t`Chat`, answering ? [{ keys: 'Escape', words: t`Stop the answer`, run: stop }] : []);

  if (conversation.isMissing) return <ChatNotFound onLeave={onLeave} />;
  return (
    <section
      aria-label={t`Chat`}
      className="flex min-h-0 min-w-0 flex-1 flex-col border-line bg-sheet max-md:-mx-4 max-md:border-t max-md:sm:-mx-6 md:rounded-lg md:border md:shadow-raised"
    >
      <header className="flex items-center gap-2 border-b border-line px-2 py-2 sm:px-4">
        <IconButton icon={ChevronLeft} label={t`All chats`} onClick={onLeave} className="md:hidden" />
        <h2 className="min-w-0 flex-1 truncate px-2 font-bold">{title ?? chat?.title ?? ''}</h2>
        {chat && (
          <ToProject
            key={chatId}
            chatId={chatId}
            messages={conversation.messages}
            onDrafted={(draft) => onDrafted(chat, draft)}
          />
        )}
      </header>
      {conversation.failure && (
        <div className="px-4 pt-4 sm:px-6">
          <ErrorBanner
            message={messageOf(conversation.failure, t`Failed to fetch chat`)}
            onRetry={conversation.refetch}
            retrying={conversation.isFetching}
          >
            {conversation.isThere ? t`You see the last saved state.` : t`It is kept on the server.`}
          </ErrorBanner>
        </div>
      )}
      {isEmpty ? (
        <FirstWords onChoose={(content) => send({ content })} />
      ) : conversation.isThere ? (
        <Say value={answering ? undefined : (content) => send({ content })}>
          <MessageList
            messages={messages}
            answering={answering}
            head={<EarlierMessages earlier={earlier} />}
            onNearBeginning={
              earlier.isThere && !earlier.isFetching && !earlier.hasFailed ? earlier.fetch : undefined
            }
            onRetry={({ id, content }) => send({ content, replaces: id })}
          />
        </Say>
      ) : (
        <div className="min-h-0 flex-1">{!conversation.failure && <ConversationSkeleton />}</div>
      )}
      <Finished {...exchange} />
      <footer className="grid gap-3 border-t border-line px-4 pt-3 pb-2 sm:px-6">
        <div className="mx-auto grid w-full max-w-3xl gap-3">
          {failed && (
            <ErrorBanner
              message={reasonOf(failed.error, t`The message was not sent.`)}
              // After the daily limit is reached, a retry would fail again.
              {...(!hasCode(failed.error, 'ai_limit_reached') && { onRetry: () => send(failed.question) })}
            />
          )}
          <Composer
            text={text}
            onTextChange={write}
            onSend={(content) => send({ content })}
            onStop={answering && stop}
            isStopping={answering?.isStopping ?? false}
          />
          <AllowanceNote />
        </div>
      </footer>
    </section>
  );
}
