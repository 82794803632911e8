import { paths } from '@daymark/contract/paths';
import { LANGUAGE_NAMES } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, Printer } from 'lucide-react';
import { delaysQuery } from '../../plan-data/promises.ts';
import { projectDetailsQuery } from '../../plan-data/queries.ts';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { saveExport } from '../../platform/save-export.ts';
import { Button } from '../../ui/button.tsx';
import { CopiedText } from '../../ui/copied-text.tsx';
import { linkClass } from '../../ui/link-class.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import { LedgerSection } from './ledger-section.tsx';
import { PromiseSection } from './promise-section.tsx';

const useTable = (projectId: string) =>
  useMutation({
    mutationFn: () => saveExport(paths.exports.delays, { params: { projectId } }),
    onSuccess: (filename) => showToast({ kind: 'success', title: t`Saved as ${filename}` }),
    onError: (error) => showFailure(t`Failed to save the table`, error),
  });

const Actions = ({ projectId }: { projectId: string }) => {
  const table = useTable(projectId);
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button onClick={() => window.print()}>
        <Printer className="size-4" aria-hidden="true" />
        {t`Print`}
      </Button>
      <Button busy={table.isPending} onClick={() => table.mutate()}>
        <Download className="size-4" aria-hidden="true" />
        {t`Save as CSV`}
      </Button>
    </div>
  );
};

/** What was promised for a project, and what moved its dates. */
export function DatesScreen({ projectId }: { projectId: string }) {
  const { data: project } = useQuery(projectDetailsQuery(projectId));
  const query = useQuery(delaysQuery(projectId));
  const { data, isPending } = query;
  useDocumentTitle(t`What moved the date`);
  return (
    <>
      <PageHeader
        back={
          <Link to="/project/$id/details" params={{ id: projectId }} className={linkClass}>
            {project?.name ?? t`Project`}
          </Link>
        }
        title={t`What moved the date`}
        subtitle={t`Each day of delay has a cause, and together they are the whole delay.`}
        actions={data && <Actions projectId={projectId} />}
      />
      <QueryError query={query} message={t`Failed to load the dates`} />
      {isPending && (
        <SkeletonRegion label={t`Loading the dates`} className="grid gap-4">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-48 w-full" />
        </SkeletonRegion>
      )}
      {data && (
        <div className="grid grid-cols-1 gap-8">
          {project && <PromiseSection projectId={projectId} dueDate={project.dueDate} />}
          <LedgerSection title={t`Due date`} ledger={data.due} />
          <LedgerSection title={t`End of the planned work`} ledger={data.finish} />
          <section aria-label={t`To send`} className="max-w-3xl print:hidden">
            <CopiedText
              label={t`The same as a text`}
              hint={t`In ${LANGUAGE_NAMES[data.language]}. Nothing is sent.`}
              button={t`Copy the text`}
              text={data.text}
            />
          </section>
        </div>
      )}
    </>
  );
}
