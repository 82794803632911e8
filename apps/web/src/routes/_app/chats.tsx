import type { ProjectDraft } from '@daymark/contract/chats';
import { createFileRoute, redirect, useParams, useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { ChatsScreen } from '../../features/chats/chats-screen.tsx';
import { isDraftedKept, keepDrafted } from '../../features/projects/drafted-draft.ts';
import { hasAi } from '../../platform/ai.ts';
import { late } from '../../ui/late.tsx';

const DraftedProjectDialog = late(() =>
  import('../../features/projects/drafted-project-dialog.tsx').then((part) => part.DraftedProjectDialog),
);

export const Route = createFileRoute('/_app/chats')({
  beforeLoad: () => {
    if (!hasAi()) throw redirect({ to: '/dashboard', replace: true });
  },
  component: ChatsRoute,
});

/** `/chats/{id}` is this screen with that chat open. */
function ChatsRoute() {
  const { id } = useParams({ strict: false });
  const { history } = useRouter();
  const navigate = Route.useNavigate();
  const [drafted, setDrafted] = useState<{ chatId: string; draft?: ProjectDraft }>();
  const arrived = drafted?.chatId === id ? drafted?.draft : undefined;
  return (
    <>
      <ChatsScreen
        chatId={id}
        onOpenChat={(chatId) =>
          void (chatId === undefined
            ? navigate({ to: '/chats' })
            : navigate({ to: '/chats/$id', params: { id: chatId } }))
        }
        onOpenPath={(path) => history.push(path)}
        onDrafted={(chat, draft) => {
          keepDrafted(chat.id, draft);
          setDrafted({ chatId: chat.id, draft });
        }}
      />
      {id !== undefined && (arrived || isDraftedKept(id)) && (
        <Suspense>
          <DraftedProjectDialog
            key={id}
            chatId={id}
            drafted={arrived}
            onDiscard={() => setDrafted({ chatId: id })}
            onCreated={(project) => void navigate({ to: '/project/$id/details', params: { id: project.id } })}
          />
        </Suspense>
      )}
    </>
  );
}
