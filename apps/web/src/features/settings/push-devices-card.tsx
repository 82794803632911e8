import type { PushDevice } from '@daymark/contract/push-devices';
import { NOTICE_KINDS, type NoticeKind } from '@daymark/domain/reminders';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { BellRing, Laptop, Smartphone } from 'lucide-react';
import { thisDevice, whyNoNotifications } from '../../platform/push-device.ts';
import { rich } from '../../platform/rich.ts';
import { useSession } from '../../platform/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxList } from '../../ui/checkbox-list.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { QueryError } from '../../ui/query-error.tsx';
import { shownInstant } from '../../ui/shown-instant.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { deviceWords, isHandheld } from './device-words.ts';
import { SettingsCard } from './settings-card.tsx';
import {
  pushDevicesQuery,
  useAddDevice,
  useChangeDevice,
  useRemoveDevice,
  useTestDevice,
} from './use-push-devices.ts';

const KIND_WORDS: Record<NoticeKind, string> = { digest: t`Digest of the day`, reminders: t`Reminders` };

const LEAD = t`The digest and reminders, shown by a browser even while Daymark is closed. What comes and when is chosen above.`;

type DeviceRowProps = {
  device: PushDevice;
  isThis: boolean;
  onChange: (kinds: NoticeKind[]) => void;
  onTest: () => void;
  onRemove: () => void;
};

function DeviceRow({ device, isThis, onChange, onTest, onRemove }: DeviceRowProps) {
  const { userAgent, kinds, usedAt } = device;
  const Icon = isHandheld(userAgent) ? Smartphone : Laptop;
  const name = deviceWords(userAgent);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-t border-line py-3 first:border-t-0 first:pt-0">
      <Icon className="mt-0.5 size-6 shrink-0 text-ink-soft" aria-hidden="true" />
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {isThis && <Badge tone="done">{t`This device`}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {usedAt ? rich`Last notified ${shownInstant(usedAt)}` : t`Nothing sent yet`}
        </p>
        <fieldset className="mt-1 flex min-w-0 flex-wrap gap-x-5 gap-y-2">
          <legend className="sr-only">{t`What ${name} shows`}</legend>
          <CheckboxList
            options={NOTICE_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))}
            chosen={kinds}
            onChange={onChange}
          />
        </fieldset>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-label={t`Send a test to ${name}`} onClick={onTest}>
          {t`Send a test`}
        </Button>
        <Button size="small" aria-label={t`Remove ${name}`} onClick={onRemove}>
          {t`Remove`}
        </Button>
      </div>
    </li>
  );
}

/** Turns notifications on for this browser, or says in a sentence why it has none. */
function ThisDevice({ userId, publicKey }: { userId: string; publicKey: string }) {
  const add = useAddDevice(userId);
  const reason = whyNoNotifications();
  if (reason) return <p className="max-w-prose text-sm text-ink-soft">{reason}</p>;
  return (
    <Button
      id="add-device"
      className="justify-self-start"
      busy={add.isPending}
      onClick={() => add.mutate(publicKey)}
    >
      <BellRing className="size-4" aria-hidden="true" />
      {t`Turn on for this device`}
    </Button>
  );
}

/** The browsers that show notifications, and this one among them. */
export function PushDevicesCard() {
  const all = useQuery(pushDevicesQuery());
  const userId = useSession(({ user }) => user?.id ?? '');
  const [change, remove, test] = [useChangeDevice(), useRemoveDevice(), useTestDevice()];
  const own = thisDevice();
  const devices = all.data?.devices ?? [];
  const isOn = devices.some(({ id }) => id === own?.id);
  return (
    <SettingsCard title={t`Notifications on devices`} lead={LEAD}>
      <QueryError query={all} message={t`Failed to load your devices`}>
        {t`They still show notifications.`}
      </QueryError>
      {all.isPending && (
        <SkeletonRegion label={t`Loading devices`}>
          <Skeleton className="h-12 w-full" />
        </SkeletonRegion>
      )}
      <ul id="push-devices" tabIndex={-1} aria-label={t`Devices`} className="outline-none empty:hidden">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isThis={device.id === own?.id}
            onChange={(kinds) => change.mutate({ device, kinds })}
            onTest={() => test.mutate(device)}
            onRemove={() => {
              remove.mutate(device);
              focusSoon('#add-device, #push-devices');
            }}
          />
        ))}
      </ul>
      {all.data && !isOn && <ThisDevice userId={userId} publicKey={all.data.key} />}
    </SettingsCard>
  );
}
