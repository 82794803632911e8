import { ErrorBanner } from '../../ui/error-banner.tsx';
import type { Dashboard } from './use-dashboard.ts';

/** What could not be loaded, with the way to try again. */
export const DashboardErrors = ({ dashboard }: { dashboard: Dashboard }) => {
  const { statsProblem, subtaskProblem, isFetching, retry } = dashboard;
  const messages = [
    statsProblem && `Stats error: ${statsProblem}`,
    subtaskProblem && `Subtask error: ${subtaskProblem}`,
  ].filter((message) => message !== undefined);

  return messages.map((message) => (
    <ErrorBanner key={message} message={message} onRetry={retry} retrying={isFetching}>
      Everything you saved is kept.
    </ErrorBanner>
  ));
};
