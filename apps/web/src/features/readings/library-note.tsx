import type { Statement } from '@daymark/domain/reading';
import { t } from '@daymark/words/t';

/** A note if a plan has steps of the library. */
export const LibraryNote = ({ statements }: { statements: readonly Statement[] }) =>
  statements.some(({ kind }) => kind === 'library') && (
    <p className="mx-4 mb-2 rounded-md bg-well px-3 py-2 text-sm">
      {t`You named no steps, so these come from Daymark’s library. Change or delete what does not fit.`}
    </p>
  );
