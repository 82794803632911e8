import { t } from '@daymark/words/t';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import type { Source } from './source.ts';

/** In a panel: the error message of its query, with a retry. */
export const SourceProblem = ({ source }: { source: Source<unknown> }) =>
  source.problem && (
    <ErrorBanner message={source.problem} onRetry={() => void source.retry()} retrying={source.isFetching}>
      {t`Everything you saved is kept.`}
    </ErrorBanner>
  );
