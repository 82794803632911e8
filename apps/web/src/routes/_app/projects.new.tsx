import { createFileRoute } from '@tanstack/react-router';
import { NewProjectDialog } from '../../features/projects/new-project-dialog.tsx';

export const Route = createFileRoute('/_app/projects/new')({ component: NewProjectRoute });

function NewProjectRoute() {
  const navigate = Route.useNavigate();
  return (
    <NewProjectDialog
      open
      onOpenChange={(open) => {
        if (!open) void navigate({ to: '/projects', search: (present) => present, replace: true });
      }}
    />
  );
}
