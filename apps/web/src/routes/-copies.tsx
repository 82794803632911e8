import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { DuplicateProjectDialog } from '../features/projects/duplicate-project.tsx';
import { TemplateDialog } from '../features/projects/template-dialog.tsx';
import { projectDetailsQuery } from '../plan-data/queries.ts';

/** The dialog that duplicates the project on screen. */
export function DuplicateOverlay(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const { data: project } = useQuery({ ...projectDetailsQuery(id), enabled: props.open && id !== '' });
  if (!project) return null;
  return (
    <DuplicateProjectDialog
      key={project.id}
      {...props}
      project={project}
      onDuplicated={(copy) => void navigate({ to: '/project/$id/details', params: { id: copy.id } })}
    />
  );
}

/** The dialog that starts a project from a template, over any screen. */
export function TemplateOverlay(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const navigate = useNavigate();
  return (
    <TemplateDialog
      {...props}
      onStarted={({ id }) => void navigate({ to: '/project/$id/details', params: { id } })}
    />
  );
}
