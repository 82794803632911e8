import type { ImportPreview } from '@daymark/contract/imports';
import type { Columns } from '@daymark/domain/imports';
import { t } from '@daymark/words/t';
import { type ReactNode, useState } from 'react';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { FileChoice } from './file-choice.tsx';
import { type ImportDone, ImportResult } from './import-result.tsx';
import { PastImports } from './past-imports.tsx';
import { Preview } from './preview.tsx';
import { type Chosen, importProblem, isWorthAgain, useImport, usePreview } from './use-imports.ts';

type ImportScreenProps = { linkTo: (project: { id: string; name: string }) => ReactNode };

/** Brings projects from another tool: choose a file, see what becomes what, import it. */
export function ImportScreen({ linkTo }: ImportScreenProps) {
  useDocumentTitle(t`Import`);
  const [chosen, setChosen] = useState<Chosen & { preview: ImportPreview }>();
  const [done, setDone] = useState<ImportDone>();
  const preview = usePreview();
  const failed = preview.isError ? preview.variables : undefined;
  const write = useImport();

  const look = (wanted: Chosen) =>
    preview.mutate(wanted, { onSuccess: (seen) => setChosen({ ...wanted, preview: seen }) });
  const startAgain = () => {
    setChosen(undefined);
    setDone(undefined);
    preview.reset();
    focusSoon('#choose-file');
  };
  const finish = (result: ImportDone) => {
    setDone(result);
    setChosen(undefined);
    focusSoon('#imported');
  };
  const chooseColumns = (columns: Columns) => chosen && look({ file: chosen.file, columns });

  return (
    <>
      <PageHeader title={t`Import`} subtitle={t`Bring your projects and tasks from another tool.`} />
      <div className="grid grid-cols-1 gap-6">
        {preview.isError && (
          <ErrorBanner
            message={importProblem(preview.error)}
            {...(failed && isWorthAgain(preview.error) && { onRetry: () => look(failed) })}
          >
            {failed && t`Nothing was imported from “${failed.file.name}”.`}
          </ErrorBanner>
        )}
        {done && <ImportResult done={done} onUndone={startAgain} onAnother={startAgain} linkTo={linkTo} />}
        {!chosen && !done && (
          <FileChoice busy={preview.isPending} share={preview.share} onChoose={(file) => look({ file })} />
        )}
        {chosen?.preview.table && <ColumnChoice table={chosen.preview.table} onChange={chooseColumns} />}
        {chosen && (
          <Preview
            preview={chosen.preview}
            busy={write.isPending || preview.isPending}
            onImport={() => write.mutate(chosen, { onSuccess: finish })}
            onCancel={startAgain}
          />
        )}
        {!chosen && <PastImports />}
      </div>
    </>
  );
}
