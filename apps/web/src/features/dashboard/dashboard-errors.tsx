import { t } from '@daymark/words/t';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import type { Source } from './source.ts';
import type { Dashboard } from './use-dashboard.ts';

type Said = { words: string; source: Source<unknown> };

const saidOf = (source: Source<unknown>, wordsFor: (problem: string) => string): Said[] =>
  source.problem ? [{ words: wordsFor(source.problem), source }] : [];

const ofStatsWords = (problem: string) => t`Stats error: ${problem}`;
const ofSubtasksWords = (problem: string) => t`Subtask error: ${problem}`;

/** Neither projects nor tasks were loaded: there is nothing to show below. */
export const hasNothing = ({ projects, agenda }: Dashboard): boolean =>
  Boolean(!projects.value && projects.problem && !agenda.value && agenda.problem);

/** One banner for all failed queries, with a retry for all of them. */
function Banner({ title, said }: { title?: string; said: readonly Said[] }) {
  const words = [...new Set(said.map((one) => one.words))];
  const [message = '', ...more] = title ? [title, ...words] : words;
  if (said.length === 0) return null;
  return (
    <ErrorBanner
      message={message}
      onRetry={() => void Promise.all(said.map(({ source }) => source.retry()))}
      retrying={said.some(({ source }) => source.isFetching)}
    >
      {more.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {t`Everything you saved is kept.`}
    </ErrorBanner>
  );
}

/** The parts that could not be loaded. */
export function DashboardErrors({ dashboard }: { dashboard: Dashboard }) {
  const { stats, projects, agenda } = dashboard;
  const ofStats = [...saidOf(stats, ofStatsWords), ...saidOf(projects, ofStatsWords)];
  const ofSubtasks = saidOf(agenda, ofSubtasksWords);
  if (hasNothing(dashboard))
    return <Banner title={t`Failed to load dashboard data`} said={[...ofStats, ...ofSubtasks]} />;
  return (
    <>
      <Banner said={ofStats} />
      <Banner said={ofSubtasks} />
    </>
  );
}
