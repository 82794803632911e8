import type { Chat, ProjectDraft } from '@daymark/contract/chats';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { useTabState } from '../../platform/tab-state.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ahead, lateDialog } from '../../ui/late.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { ChatList } from './chat-list.tsx';
import { ChatPane } from './chat-pane.tsx';
import { chatListQuery } from './chat-queries.ts';
import { ListSkeleton } from './chat-states.tsx';
import { OpenPathContext } from './open-path.ts';
import { useCreateWithSuggestion, useDeleteChat } from './use-chats.ts';
import { Welcome } from './welcome.tsx';

const NewChatDialog = lateDialog(
  ahead(() => import('./new-chat-dialog.tsx').then((part) => part.NewChatDialog)),
);

type ChatsScreenProps = {
  /** The chat that is open. */
  chatId: string | undefined;
  /** Opens a chat, or none. */
  onOpenChat: (id: string | undefined) => void;
  onOpenPath: (path: string) => void;
  /** A project was read out of a chat and has to be reviewed. */
  onDrafted: (chat: Chat, draft: ProjectDraft) => void;
};

const NoChats = () => (
  <p className="px-3 text-sm text-ink-soft">{t`No chats yet. Begin one with a message, or with a suggestion.`}</p>
);

function Chats({ chatId, onOpenChat }: Pick<ChatsScreenProps, 'chatId' | 'onOpenChat'>) {
  const query = useQuery(chatListQuery());
  const { data: chats, error } = query;
  const [isNaming, setNaming] = useTabState('new chat', false);
  const remove = useDeleteChat(onOpenChat);
  const whileOpen = chatId !== undefined && 'max-md:hidden';

  return (
    <div className="flex min-h-0 flex-col gap-4 md:w-56 md:shrink-0 lg:w-64">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1
          className={classNames('text-2xl font-bold', chatId !== undefined && 'max-md:sr-only')}
        >{t`Chats`}</h1>
        <Button variant="primary" onClick={() => setNaming(true)} className={classNames(whileOpen)}>
          <Plus className="size-4" aria-hidden="true" />
          {t`New chat`}
        </Button>
      </div>
      <div className={classNames('-mx-1 min-h-0 px-1 md:flex-1 md:overflow-y-auto md:pb-2', whileOpen)}>
        {error && (
          <div className="pb-4">
            <QueryError query={query} message={t`Failed to fetch chats`}>
              {chats ? t`You see the last saved state.` : t`They are kept on the server.`}
            </QueryError>
          </div>
        )}
        {!chats && !error && <ListSkeleton />}
        {chats?.length === 0 && <NoChats />}
        {chats && chats.length > 0 && (
          <ChatList
            chats={chats}
            onNew={() => setNaming(true)}
            onDelete={(chat) => {
              if (chat.id === chatId) onOpenChat(undefined);
              remove.mutate(chat);
            }}
          />
        )}
      </div>
      {isNaming && (
        <Suspense>
          <NewChatDialog
            open={isNaming}
            onOpenChange={setNaming}
            onCreated={({ id }) => {
              setNaming(false);
              onOpenChat(id);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The list of chats beside the open one; on a narrow screen only one of them. */
export function ChatsScreen({ chatId, onOpenChat, onOpenPath, onDrafted }: ChatsScreenProps) {
  const { data: chats } = useQuery(chatListQuery());
  const begin = useCreateWithSuggestion();
  const title = chats?.find(({ id }) => id === chatId)?.title;
  useDocumentTitle(title ?? t`Chats`);

  return (
    <OpenPathContext value={onOpenPath}>
      <div
        className={classNames(
          'flex flex-col gap-8 md:-mt-6 md:-mb-16 md:h-[calc(100dvh-4rem-1px-var(--taken-below))] md:flex-row md:gap-6 md:py-6',
          chatId !== undefined &&
            'max-md:-mt-6 max-md:-mb-16 max-md:h-[calc(100dvh-4rem-1px-var(--taken-below))] max-md:gap-0',
        )}
      >
        <Chats chatId={chatId} onOpenChat={onOpenChat} />
        {chatId === undefined ? (
          <Welcome
            busyId={begin.isPending ? begin.variables.id : undefined}
            onChoose={(suggestion) =>
              begin.mutate(suggestion, { onSuccess: ({ chat }) => onOpenChat(chat.id) })
            }
          />
        ) : (
          <ChatPane
            key={chatId}
            chatId={chatId}
            title={title}
            onLeave={() => onOpenChat(undefined)}
            onDrafted={onDrafted}
          />
        )}
      </div>
    </OpenPathContext>
  );
}
