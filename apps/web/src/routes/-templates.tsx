import { useNavigate } from '@tanstack/react-router';
import { TemplateDialog } from '../features/projects/template-dialog.tsx';

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
