import type { DayOff } from '@daymark/contract/calendars';
import type { ReplanWish } from '@daymark/contract/replans';
import { plural, t, tc } from '@daymark/words/t';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys, refreshAll, refreshProjects } from '../../plan-data/queries.ts';
import { replanQuery, type Unsaved } from '../../plan-data/replan-query.ts';
import { undoOf } from '../../plan-data/undo-of.ts';
import { api } from '../../platform/api.ts';
import { hasCode } from '../../platform/error-message.ts';
import { formatDay, formatHours } from '../../platform/format.ts';
import { once } from '../../platform/once.ts';
import { usePainted } from '../../ui/after-paint.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

const NONE: readonly string[] = [];

type ReplanDone = { moved: number; dayOff: DayOff | null };

/**
 * The state of all plans in figures: a small answer, unlike a preview with every task. It takes the server as long as
 * everything above it on the screen, so it is requested afterwards.
 */
export function useOutlook() {
  const isPainted = usePainted();
  const { data, isStale, isFetchedAfterMount } = useQuery({
    queryKey: [...keys.replans, 'outlook'],
    queryFn: async ({ signal }) => (await api.replans.outlook({}, { signal })).data,
    enabled: isPainted,
  });
  // Cached figures of an earlier visit are shown, but actions wait for new ones. Before the request, nothing counts as
  // stale.
  return { data, isSure: isPainted && (isFetchedAfterMount || !isStale) };
}

/**
 * When the excluded moves change, the previous answer stays until the next one arrives. `unsaved` is null while it is not
 * known.
 */
export const useReplan = (
  projectId?: string,
  staying: readonly string[] = NONE,
  unsaved: Unsaved | null = {},
) =>
  useQuery({
    ...replanQuery(projectId, staying, unsaved ?? {}),
    enabled: unsaved !== null,
    ...(staying !== NONE && { placeholderData: keepPreviousData }),
  });

/** Days or hours off in the words of a toast. */
export const daysText = ({ firstDay, lastDay, hoursOff }: DayOff): string =>
  hoursOff !== null
    ? tc('hours off')`${formatHours(hoursOff)} on ${formatDay(firstDay)}`
    : firstDay === lastDay
      ? formatDay(firstDay)
      : t`${formatDay(firstDay)} to ${formatDay(lastDay)}`;

type Wish = Pick<ReplanWish, 'stamp' | 'how' | 'staying' | 'away' | 'week' | 'answered'>;

/** The toast of a carried-out preview. */
function doneText(
  { moved, dayOff }: ReplanDone,
  { how, week, answered }: Wish,
): { title: string; description?: string } {
  const tasks = t`${plural(moved, '# task')} moved`;
  if (answered) return { title: t`${plural(moved, '# task')} brought forward` };
  if (week) return { title: t`Working days saved`, description: tasks };
  if (dayOff)
    return { title: t`Away ${daysText(dayOff)}`, description: moved > 0 ? tasks : t`Nothing had to move.` };
  return { title: typeof how === 'object' && moved === 0 ? t`The plan fits now` : tasks };
}

/** Carries a preview out, with an undo. If the plan has changed meanwhile, the preview is requested again. */
export function useApplyReplan(projectId: string | undefined, onDone?: () => void, onStale?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wish: Wish) => {
      const body = { ...wish, projectId: projectId ?? null };
      return (
        await once({ replan: body }, (idempotencyKey) => api.replans.apply({ body }, { idempotencyKey }))
      ).data;
    },
    onSuccess: async (done, wish) => {
      if (done.dayOff || wish.week) void refreshAll(client);
      else await refreshProjects(client);
      onDone?.();
      const undo = undoOf(client, done.changeId, showToast);
      showToast({ kind: 'success', ...doneText(done, wish), ...undo });
    },
    onError: (error) => {
      if (hasCode(error, 'conflict')) {
        onStale?.();
        void client.invalidateQueries({ queryKey: keys.replans });
      }
      showFailure(t`Nothing was moved`, error, t`The plan is unchanged. Please try again.`);
    },
  });
}
