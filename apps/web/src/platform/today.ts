import type { Day } from '@daymark/domain/dates';
import { DEFAULT_TIMEZONE } from '@daymark/domain/limits';
import { isTimezone } from '@daymark/domain/timezones';
import { useSyncExternalStore } from 'react';
import { useSession } from './session.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached by time zone: creating one takes as long as rendering a card, and every card needs it. */
function formatIn(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timezone, made);
  return made;
}

/** The calendar day of an instant in a time zone. */
export function dayIn(timezone: string, instant: Date = new Date()): Day {
  const parts = formatIn(timezone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

let checked: { timezone: string; isKnown: boolean } | undefined;

/** Cached, because a screen asks many times for the same zone. */
function isKnownHere(timezone: string): boolean {
  if (checked?.timezone !== timezone) checked = { timezone, isKnown: isTimezone(timezone) };
  return checked.isKnown;
}

/**
 * The time zone that decides what "today" is for the signed-in user; the default one if this browser does not know
 * theirs.
 */
export function timezoneOfUser(): string {
  const timezone = useSession.getState().user?.timezone ?? DEFAULT_TIMEZONE;
  return isKnownHere(timezone) ? timezone : DEFAULT_TIMEZONE;
}

/** Today in the signed-in user's time zone, whatever this device's clock is set to. */
export const todayOfUser = (): Day => dayIn(timezoneOfUser());

const CHECK_MILLISECONDS = 30_000;

const listeners = new Set<() => void>();
let clock: ReturnType<typeof setInterval> | undefined;

function tell(): void {
  for (const listener of [...listeners]) listener();
}

/** One timer for the page, because nearly every part of a screen needs the day. */
function onNewDay(listener: () => void): () => void {
  if (listeners.size === 0) {
    clock = setInterval(tell, CHECK_MILLISECONDS);
    document.addEventListener('visibilitychange', tell);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(clock);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** Today's date, updated at midnight on a screen that stays open. */
export const useToday = (): Day => useSyncExternalStore(onNewDay, todayOfUser);
