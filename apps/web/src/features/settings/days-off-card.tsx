import type { DayOff } from '@daymark/contract/calendars';
import { daysBetween } from '@daymark/domain/dates';
import { plural, t, tc } from '@daymark/words/t';
import { Plus, Trash2 } from 'lucide-react';
import { formatDay, formatHours } from '../../platform/format.ts';
import { showOverlay } from '../../platform/overlays.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CardList } from './card-list.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useAddDayOff, useRemoveDayOff } from './use-days-off.ts';

const spanOf = ({ firstDay, lastDay, hoursOff }: DayOff): string => {
  if (hoursOff !== null) return tc('hours off')`${formatHours(hoursOff)} on ${formatDay(firstDay, 'dated')}`;
  const days = daysBetween(firstDay, lastDay) + 1;
  return days === 1
    ? formatDay(firstDay, 'dated')
    : t`${formatDay(firstDay, 'dated')} to ${formatDay(lastDay, 'dated')}, ${plural(days, '# day')}`;
};

/** Time without planned work: holidays, a wedding, an afternoon at the dentist. */
export function DaysOffCard({ daysOff }: { daysOff: readonly DayOff[] }) {
  const today = useToday();
  const add = useAddDayOff();
  const remove = useRemoveDayOff(add.mutate);
  const coming = daysOff.filter(({ lastDay }) => lastDay >= today);
  return (
    <SettingsCard
      title={t`Days off`}
      lead={t`Nothing is planned in this time. You see what would move before you add it.`}
    >
      <CardList id="days-off" label={t`Days off`} rows={coming} none={t`No days off planned.`}>
        {(dayOff) => (
          <li
            key={dayOff.id}
            className="flex items-center gap-4 border-t border-line py-2 first:border-t-0 first:pt-0"
          >
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{dayOff.name}</p>
              <p className="text-sm text-ink-soft">{spanOf(dayOff)}</p>
            </div>
            <IconButton
              icon={Trash2}
              variant="danger"
              label={t`Remove ${dayOff.name}`}
              onClick={() => {
                remove.mutate(dayOff);
                focusSoon('#days-off');
              }}
            />
          </li>
        )}
      </CardList>
      <Button className="justify-self-start" onClick={() => showOverlay('away')}>
        <Plus className="size-4" aria-hidden="true" />
        {t`Add days off`}
      </Button>
    </SettingsCard>
  );
}
