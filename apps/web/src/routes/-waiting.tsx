import type { ProjectDetails } from '@daymark/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { LeaveDialog } from '../features/account/leave-dialog.tsx';
import { WaitingDialog } from '../features/outbox/waiting-dialog.tsx';
import { fieldInWords } from '../features/subtasks/field-words.ts';
import { findProject } from '../plan-data/plan-cache.ts';
import { keys } from '../plan-data/queries.ts';

type OverlayProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The question before a sign-out that deletes them. */
export const LeaveOverlay = (props: OverlayProps) => <LeaveDialog {...props} />;

/** The changes that wait on this device, with the fields of tasks named as in their form. */
export function WaitingOverlay(props: OverlayProps) {
  const client = useQueryClient();
  const milestonesOf = (id: string) =>
    client.getQueryData<ProjectDetails>(keys.details(id))?.milestones ?? [];
  return (
    <WaitingDialog
      {...props}
      inWords={(field, task, projectId) => fieldInWords(field, task, milestonesOf(projectId))}
      nameOfProject={(id) => findProject(client, id)?.name}
    />
  );
}
