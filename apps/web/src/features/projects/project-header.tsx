import type { Project } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronLeft, Pencil } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { keys } from '../../plan-data/queries.ts';
import { useTabState } from '../../platform/tab-state.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { ahead, late, lateDialog, lateQuietly } from '../../ui/late.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { PriorityMark } from '../../ui/priority-mark.tsx';
import { ProjectMark } from '../../ui/project-mark.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { dueWords } from './project-words.ts';

const DeleteProjectDialog = lateDialog(
  ahead(() => import('./delete-project-dialog.tsx').then((part) => part.DeleteProjectDialog)),
);

const ProjectMenu = lateQuietly(ahead(() => import('./project-menu.tsx').then((part) => part.ProjectMenu)));

const ProjectEditForm = late(
  ahead(() => import('./project-edit-form.tsx').then((part) => part.ProjectEditForm)),
);

type ProjectHeaderProps = {
  project: Project;
  today: Day;
  /** Whether the project has dated subtasks. */
  isPlanned: boolean;
  /** The next step, if there is one. */
  next?: ReactNode;
  /** Entries of its menu that show the project to others. */
  sharing?: readonly MenuItem[];
};

const ProjectTitle = ({ project, today }: { project: Project; today: Day }) => {
  const due = dueWords(project, today);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <h1 className="flex min-w-0 items-start gap-3 text-2xl font-bold">
        <ProjectMark color={project.color} className="mt-1.5 h-6 w-2" />
        <span className="min-w-0 break-words">{project.name}</span>
      </h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusMark status={project.status} />
        <PriorityMark priority={project.priority} labelled />
        <Badge tone={due.tone}>{due.text}</Badge>
      </div>
    </div>
  );
};

type HeaderMode = 'view' | 'edit' | 'delete';

/** The project's name and facts; in edit mode, its fields. */
export function ProjectHeader({ project, today, isPlanned, next, sharing = [] }: ProjectHeaderProps) {
  const [mode, setMode] = useTabState<HeaderMode>(`header of ${project.id}`, 'view', (next) =>
    next === 'edit' ? next : undefined,
  );
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = async () => {
    await navigate({ to: '/projects', replace: true });
    client.removeQueries({ queryKey: keys.details(project.id) });
  };
  return (
    <header className="grid grid-cols-1 gap-3">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 print:hidden">
        <Link
          to="/projects"
          className="-ml-1 inline-flex min-h-6 w-fit items-center gap-1 text-sm text-ink-soft hover:text-ink pointer-coarse:min-h-11"
        >
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t`My Projects`}
        </Link>
        {mode !== 'edit' && (
          <div className="flex gap-2">
            <Button
              id="edit-project"
              variant="quiet"
              aria-label={t`Edit Project`}
              onClick={() => setMode('edit')}
            >
              <Pencil className="size-4" aria-hidden="true" />
              {/* On a phone, the row has no room for both words. */}
              <span className="sm:hidden">{t`Edit`}</span>
              <span className="max-sm:hidden">{t`Edit Project`}</span>
            </Button>
            <Suspense fallback={<span className="size-9 pointer-coarse:size-11" />}>
              <ProjectMenu {...{ project, sharing }} onDelete={() => setMode('delete')} />
            </Suspense>
          </div>
        )}
      </div>
      {mode === 'edit' ? (
        <>
          <h1 className="text-2xl font-bold">{t`Edit ${project.name}`}</h1>
          <Suspense>
            <ProjectEditForm
              project={project}
              isPlanned={isPlanned}
              onClose={() => {
                setMode('view');
                focusSoon('#edit-project');
              }}
            />
          </Suspense>
        </>
      ) : (
        <>
          <ProjectTitle project={project} today={today} />
          {next}
        </>
      )}
      {mode === 'delete' && (
        <Suspense>
          <DeleteProjectDialog
            project={project}
            open
            onOpenChange={(open) => setMode(open ? 'delete' : 'view')}
            onDeleted={() => void leave()}
          />
        </Suspense>
      )}
    </header>
  );
}
