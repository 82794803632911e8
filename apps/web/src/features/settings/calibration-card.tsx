import type { CalibrationGroup } from '@daymark/contract/calibration';
import { plural, t } from '@daymark/words/t';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { formatHours } from '../../platform/format.ts';
import { rich } from '../../platform/rich.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SettingsCard } from './settings-card.tsx';

const calibrationQuery = () =>
  queryOptions({
    queryKey: ['calibration'],
    queryFn: async ({ signal }) => (await api.calibration.show({}, { signal })).data.groups,
    staleTime: 0,
  });

const EXAMPLE_HOURS = 2;
const MOST_SHOWN = 8;

/** To five minutes: a factor is not more exact. */
const spanText = (hours: number): string => formatHours(Math.round(hours * 12) / 12);

const SORTS: Record<CalibrationGroup['kind'], (name: string) => string> = {
  all: () => t`All your work`,
  deliverable: (name) => t`For “${name}”`,
  tag: (name) => t`With the tag “${name}”`,
  verb: (name) => t`Titles that begin with “${name}”`,
  category: (name) => t`In the category “${name}”`,
};

const Row = ({ kind, name, tasks, ratio }: CalibrationGroup) => (
  <li className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline">
    <span className="min-w-0 font-semibold wrap-anywhere">{SORTS[kind](name)}</span>
    <span className="text-sm tabular-nums">
      {rich`What you call ${spanText(EXAMPLE_HOURS)} usually takes ${<strong>{spanText(EXAMPLE_HOURS * ratio)}</strong>}`}{' '}
      <span className="text-ink-soft">({t`${plural(tasks, '# task')}`})</span>
    </span>
  </li>
);

/** All work first, then the groups with the most tasks. */
const inOrder = (groups: readonly CalibrationGroup[]) =>
  groups
    .toSorted((a, b) => Number(b.kind === 'all') - Number(a.kind === 'all') || b.tasks - a.tasks)
    .slice(0, MOST_SHOWN);

/** How the user's actual times compare with their estimates. */
export function CalibrationCard() {
  const query = useQuery(calibrationQuery());
  return (
    <SettingsCard
      title={t`How long your work takes`}
      lead={t`From the estimated and spent hours of your completed tasks. New plans use it where the brief states no hours.`}
    >
      <Loaded
        query={query}
        failed={t`Failed to load how long your work takes`}
        kept={t`It is kept on the server.`}
        loading={t`Loading how long your work takes`}
        skeleton="h-10 w-full"
      >
        {(groups) =>
          groups.length === 0 ? (
            <p className="max-w-prose text-sm text-ink-soft">
              {t`Nothing is known yet. Complete five tasks with estimated hours and hours spent; the timer can measure them.`}
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {inOrder(groups).map((group) => (
                <Row key={`${group.kind} ${group.name}`} {...group} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SettingsCard>
  );
}
