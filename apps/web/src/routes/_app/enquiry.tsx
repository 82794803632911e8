import { t } from '@daymark/words/t';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { EnquiryScreen } from '../../features/enquiries/enquiry-screen.tsx';
import { sayCreated, useStay } from '../../features/projects/creating.ts';
import { useCreateProject } from '../../features/projects/use-create-project.ts';

export const Route = createFileRoute('/_app/enquiry')({ component: EnquiryRoute });

function EnquiryRoute() {
  const navigate = Route.useNavigate();
  const client = useQueryClient();
  const create = useCreateProject();
  useStay(create.isBusy);
  return (
    <EnquiryScreen
      creation={{ isPending: create.isPending, error: create.error }}
      onCreate={async (project) => {
        const created = await create.mutateAsync(project);
        sayCreated(client, t`Project created successfully!`, created);
        return () => void navigate({ to: '/project/$id/details', params: { id: created.project.id } });
      }}
    />
  );
}
