import { plural, t } from '@daymark/words/t';
import { CloudUpload, OctagonAlert, WifiOff } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { Entry } from '../../plan-data/outbox/entry.ts';
import { showOverlay } from '../../platform/overlays.ts';
import { type Reach, tryToReach } from '../../platform/reach.ts';
import { classNames } from '../../ui/class-names.ts';

type ReachWordsProps = { reach: Reach; entries: readonly Entry[] };

const WHAT = { offline: t`You are offline.`, unreached: t`Daymark cannot be reached.` } as const;
const KEPT = {
  offline: t`Changes to tasks are saved on this device and sent later.`,
  unreached: t`Changes to tasks are saved on this device. Daymark tries again by itself.`,
} as const;

const needsDecision = ({ trouble }: Entry): boolean => trouble !== undefined && trouble.kind !== 'behind';

/** What is the matter, and what it means for the changes. */
function wordsOf({ reach, entries }: ReachWordsProps) {
  const undecided = entries.filter(needsDecision).length;
  const wait = t`${plural(entries.length, '# change waits', '# changes wait')} on this device.`;
  if (reach !== 'reached')
    return { Icon: WifiOff, what: WHAT[reach], kept: entries.length > 0 ? wait : KEPT[reach] };
  if (undecided > 0)
    return {
      Icon: OctagonAlert,
      what: t`${plural(undecided, '# change needs', '# changes need')} your decision.`,
      kept: entries.length > undecided ? wait : '',
    };
  return { Icon: CloudUpload, what: t`Sending ${plural(entries.length, '# change')}.`, kept: '' };
}

/**
 * Publishes the banner's height, so that fixed elements at the lower edge, such as a chat's input field, are moved
 * above it.
 */
function useRoomBelow() {
  const banner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!banner.current) return undefined;
    const root = document.documentElement;
    const watch = new ResizeObserver(([entry]) =>
      root.style.setProperty('--taken-below', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    watch.observe(banner.current);
    return () => {
      watch.disconnect();
      root.style.removeProperty('--taken-below');
    };
  }, []);
  return banner;
}

const BannerButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-9 shrink-0 rounded-sm px-3 font-bold underline underline-offset-4 hover:bg-ink-strong focus-visible:outline-on-ink pointer-coarse:min-h-11"
  >
    {label}
  </button>
);

/** The banner itself. It disappears when Daymark is reached and nothing waits. */
export function ReachWords(props: ReachWordsProps) {
  const { reach, entries } = props;
  const banner = useRoomBelow();
  const { Icon, what, kept } = wordsOf(props);
  return (
    <div
      ref={banner}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-30 grid justify-items-center p-3 sm:p-4"
    >
      <div className="pointer-events-auto flex max-w-2xl animate-rise flex-wrap items-center gap-x-3 rounded-md bg-ink py-2 pr-2 pl-4 text-sm text-on-ink shadow-float">
        <Icon className="size-5 shrink-0" aria-hidden="true" />
        <p className="min-w-40 flex-1">
          <strong>{what}</strong> {/* One line on a phone: what waits is in the list. */}
          <span className={classNames(reach === 'reached' && 'max-sm:hidden')}>{kept}</span>
        </p>
        <div className="flex">
          {entries.length > 0 && <BannerButton label={t`Show`} onClick={() => showOverlay('waiting')} />}
          {reach !== 'reached' && <BannerButton label={t`Try now`} onClick={() => void tryToReach()} />}
        </div>
      </div>
    </div>
  );
}
