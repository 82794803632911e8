import { t } from '@daymark/words/t';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { adoptTriedProject } from '../../features/projects/adopt-tried-project.ts';
import { NewProjectDialog } from '../../features/projects/new-project-dialog.tsx';
import { planPreviewOf } from '../-plan-preview.tsx';

export const Route = createFileRoute('/_app/projects/new')({ component: NewProjectRoute });

function NewProjectRoute() {
  const navigate = Route.useNavigate();
  useState(adoptTriedProject);
  return (
    <NewProjectDialog
      open
      hasAddress
      previewOf={planPreviewOf}
      createdTitle={() => t`Project created successfully!`}
      onCreated={({ id }) => {
        // Replaces the dialog's address: going back leads to the list, not to an empty dialog.
        void navigate({ to: '/project/$id/details', params: { id }, replace: true });
      }}
      onOpenChange={(open) => {
        if (!open) void navigate({ to: '/projects', search: (present) => present, replace: true });
      }}
    />
  );
}
