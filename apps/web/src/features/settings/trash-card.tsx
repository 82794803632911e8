import type { TrashedProject } from '@daymark/contract/trash';
import { TRASH_DAYS } from '@daymark/domain/limits';
import { plural, t } from '@daymark/words/t';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { SettingsCard } from './settings-card.tsx';
import { trashQuery } from './settings-queries.ts';
import { useRemoveForGood, useRestoreProject } from './use-trash.ts';

const waits = (daysLeft: number) =>
  daysLeft === 0 ? t`Removed tonight` : t`Kept for ${plural(daysLeft, '# more day')}`;

type RowProps = { project: TrashedProject; onRestore: () => void; onRemove: () => void };

const TrashRow = ({ project, onRestore, onRemove }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0">
    <div className="min-w-0 flex-1 basis-48">
      <p className="font-semibold wrap-anywhere">{project.name}</p>
      <p className="text-sm text-ink-soft">
        {t`${plural(project.stats.totalSubtasks, '# task')}`} · {waits(project.daysLeft)}
      </p>
    </div>
    <div className="flex items-center gap-2">
      <Button size="small" aria-label={t`Restore ${project.name}`} onClick={onRestore}>
        <Undo2 className="size-4" aria-hidden="true" />
        {t`Restore`}
      </Button>
      <IconButton
        icon={Trash2}
        variant="danger"
        label={t`Remove ${project.name} for good`}
        onClick={onRemove}
      />
    </div>
  </li>
);

/** The question's subject: one project, or all of them. */
type Asked = { project: TrashedProject | undefined; total: number };

type QuestionProps = { asked: Asked | undefined; onClose: () => void; onConfirm: (asked: Asked) => void };

function Question({ asked, onClose, onConfirm }: QuestionProps) {
  const project = asked?.project;
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={project ? t`Remove ${project.name} for good?` : t`Empty the trash?`}
      confirmLabel={project ? t`Remove for good` : t`Empty trash`}
      onConfirm={() => asked && onConfirm(asked)}
    >
      {project
        ? t`The project and its tasks are deleted for good. This cannot be undone.`
        : t`${plural(asked?.total ?? 0, '# project and everything in it is', '# projects and everything in them are')} deleted for good. This cannot be undone.`}
    </ConfirmDialog>
  );
}

/** Deleted projects, while they can be restored. */
export function TrashCard({ onOpenProject }: { onOpenProject: (id: string) => void }) {
  const trash = useInfiniteQuery(trashQuery());
  const [asked, setAsked] = useState<Asked>();
  const restore = useRestoreProject(onOpenProject);
  const remove = useRemoveForGood();
  const projects = trash.data?.pages.flatMap((page) => page.data) ?? [];
  const total = trash.data?.pages[0]?.total ?? 0;

  return (
    <SettingsCard
      title={t`Trash`}
      lead={t`A deleted project stays here for ${TRASH_DAYS} days. Restored, it is exactly as it was.`}
      action={
        total > 0 && (
          <Button variant="danger" onClick={() => setAsked({ project: undefined, total })}>
            {t`Empty trash`}
          </Button>
        )
      }
    >
      <QueryError query={trash} message={t`Failed to load the trash`}>
        {t`What is in it is kept.`}
      </QueryError>
      {trash.isPending && (
        <SkeletonRegion label={t`Loading the trash`}>
          <Skeleton className="h-12 w-full" />
        </SkeletonRegion>
      )}
      <div id="trash" tabIndex={-1} className="grid gap-4 outline-none">
        {trash.data && total === 0 && <p className="text-ink-soft">{t`The trash is empty.`}</p>}
        <ul aria-label={t`Trash`} className="empty:hidden">
          {projects.map((project) => (
            <TrashRow
              key={project.id}
              project={project}
              onRestore={() => {
                restore.mutate(project);
                focusSoon('#trash');
              }}
              onRemove={() => setAsked({ project, total: 1 })}
            />
          ))}
        </ul>
        {trash.hasNextPage && (
          <Button
            busy={trash.isFetchingNextPage}
            onClick={() => void trash.fetchNextPage()}
            className="justify-self-start"
          >
            {t`Show more`}
          </Button>
        )}
      </div>
      <Question
        asked={asked}
        onClose={() => setAsked(undefined)}
        onConfirm={({ project }) => {
          setAsked(undefined);
          remove.mutate(project);
          focusSoon('#trash');
        }}
      />
    </SettingsCard>
  );
}
