import { t } from '@daymark/words/t';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';

/** In the shape of a question and its answer. */
export const ConversationSkeleton = () => (
  <SkeletonRegion label={t`Loading chat`} className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-6 sm:px-6">
    <Skeleton className="h-11 w-1/2 justify-self-end rounded-lg" />
    <div className="grid grid-cols-[2rem_minmax(0,1fr)] gap-3">
      <Skeleton className="size-8 rounded-full" />
      <div className="grid gap-2">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-3/4" />
      </div>
    </div>
  </SkeletonRegion>
);

export const ChatNotFound = ({ onLeave }: { onLeave: () => void }) => (
  <EmptyState
    title={t`Chat not found`}
    action={
      <Button variant="primary" onClick={onLeave}>
        {t`Back to your chats`}
      </Button>
    }
  >
    {t`It was deleted, or the address is wrong.`}
  </EmptyState>
);

export const ListSkeleton = () => (
  <SkeletonRegion label={t`Loading chats`} className="grid gap-2 px-3">
    <Skeleton className="h-4 w-16" />
    <Skeleton className="h-9 w-full" />
    <Skeleton className="h-9 w-full" />
    <Skeleton className="h-9 w-2/3" />
  </SkeletonRegion>
);
