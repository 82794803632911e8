import type { Wait } from '@daymark/contract/waits';
import { addDays } from '@daymark/domain/dates';
import { isDayOff } from '@daymark/domain/working-days';
import { inLanguage } from '@daymark/words/in-language';
import { plural, t } from '@daymark/words/t';
import type { Planner } from '../ai/planner.ts';
import { shownDays } from '../calendars/service.ts';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { dayIn, instantAt } from '../http/today.ts';
import type { Jobs } from '../jobs/queue.ts';
import type { Block } from '../mail/html.ts';
import type { Replanning } from '../replans/placing.ts';
import type { Secrets } from '../secrets.ts';
import { languageOfUser } from '../users/service.ts';
import { runningWaits } from '../waits/service.ts';
import { settleAllWaits } from '../waits/settling.ts';
import { type ClaimedDaily, claimDaily, finishDaily, listDueDaily, type OfDaily } from './daily-store.ts';
import { dayText } from './day-text.ts';
import { digestBlocks, digestLines, digestOf, waitLine } from './digest.ts';
import { insertSent } from './due-store.ts';
import { type Notice, queueNotice } from './notices.ts';
import { findSettings } from './settings-store.ts';

export interface Reminding {
  db: Database;
  jobs: Pick<Jobs, 'enqueue'>;
  config: Config;
  secrets: Secrets;
  planner: Planner;
  now: () => Date;
  log: (line: string) => void;
}

/** A node that died with a mail is followed by another after this time. */
const CLAIM_MILLISECONDS = 10 * 60_000;
const LISTED_AT_ONCE = 200;
const AT_ONCE = 4;
const PLANNING_MILLISECONDS = 30_000;
/** A wait is mentioned within this many days, so that a rule that is turned on late mentions no old ones. */
const MENTIONED_WITHIN_DAYS = 7;

type Recipient = ClaimedDaily & { userId: string };

/** What is written in the transaction that decides about a notice; undefined if there is nothing to say. */
type Write = ((trx: Database) => Promise<Notice | undefined>) | undefined;

async function prepareDigest(reminding: Reminding, context: Replanning, of: Recipient): Promise<Write> {
  const digest = await digestOf(context);
  if (!digest) return undefined;
  const subject = t`Your day: ${dayText(digest.today, of.locale)}`;
  const blocks = digestBlocks(digest, { locale: of.locale, publicUrl: reminding.config.publicUrl });
  const push = { title: subject, body: digestLines(digest).join('\n'), path: '/dashboard' };
  return async () => ({ subject, blocks, push });
}

const keyOf = ({ id, sentOn }: Wait) => ({ subject: id, due: `wait since ${sentOn}` });

function waitSubject(waits: readonly Wait[]): string {
  const [first] = waits;
  if (waits.length !== 1 || !first) return t`You are waiting for ${waits.length} answers`;
  const count = first.days;
  return first.who
    ? t`${first.who} has had it for ${plural(count, '# day')}: ${first.title}`
    : t`Waiting for ${plural(count, '# day')}: ${first.title}`;
}

async function prepareWaits(reminding: Reminding, context: Replanning, of: Recipient): Promise<Write> {
  const { db, userId } = context;
  const { wait_days: after } = (await findSettings(db, userId)) ?? { wait_days: null };
  if (after === null) return undefined;
  const waits = (await runningWaits(context)).filter(
    ({ days }) => days >= after && days - after <= MENTIONED_WITHIN_DAYS,
  );
  if (waits.length === 0) return undefined;
  return async (trx) => {
    const isNew = await insertSent(trx, userId, waits.map(keyOf), reminding.now());
    const mentioned = waits.filter((wait) => isNew.has(keyOf(wait).subject));
    if (mentioned.length === 0) return undefined;
    const lines = mentioned.map((wait) => waitLine(wait, of.locale));
    const blocks: Block[] = [
      { items: lines },
      { link: `${reminding.config.publicUrl}/dashboard`, label: t`Open Daymark` },
    ];
    const subject = waitSubject(mentioned);
    return { subject, blocks, push: { title: subject, body: lines.join('\n'), path: '/dashboard' } };
  };
}

const PREPARE = { digest: prepareDigest, waits: prepareWaits };
const NOTICE_OF = { digest: 'digest', waits: 'reminders' } as const;

/** Whether the day is worked by a person who is not disabled, and it is the time for a mail that the day has not had. */
async function isTimeFor(
  context: Replanning,
  { last_on: lastOn, is_disabled: isDisabled }: ClaimedDaily,
): Promise<boolean> {
  const { today } = context;
  if (isDisabled || (lastOn !== null && lastOn >= today)) return false;
  const [day] = await shownDays(context, { from: today, to: today });
  return day !== undefined && !isDayOff(day);
}

/**
 * Decides about a daily mail whose time has come. It is queued in the transaction that notes its day, so that the day
 * has one, however many nodes decide and whenever they die.
 */
async function decide(reminding: Reminding, of: OfDaily): Promise<void> {
  const { db, planner } = reminding;
  const now = reminding.now();
  const until = new Date(now.getTime() + CLAIM_MILLISECONDS);
  const claimed = await claimDaily(db, of, { now, until });
  if (!claimed) return;
  const { at, timezone } = claimed;
  const today = dayIn(timezone, now);
  const dueAt = instantAt(timezone, today, at);
  if (now < dueAt) return void (await finishDaily(db, of, { at, nextAt: dueAt, day: null }));
  const { userId } = of;
  const signal = AbortSignal.timeout(PLANNING_MILLISECONDS);
  const context: Replanning = { db, userId, today, timezone, planner, signal };
  const recipient = { ...claimed, userId };
  await settleAllWaits({ ...context, now: reminding.now });
  const language = languageOfUser(claimed);
  const write = (await isTimeFor(context, claimed))
    ? await inLanguage(language, () => PREPARE[of.kind](reminding, context, recipient))
    : undefined;
  const nextAt = instantAt(timezone, addDays(today, 1), at);
  await inTransaction(db, async (trx: Database) => {
    // A day without a mail is over as well, unless its mail went out before.
    if (!(await finishDaily(trx, of, { at, nextAt, day: today })))
      return void (await finishDaily(trx, of, { at, nextAt, day: null }));
    const to = { userId, to: claimed.email, kind: NOTICE_OF[of.kind] };
    await inLanguage(language, async () => {
      const notice = await write?.(trx);
      if (notice) await queueNotice(reminding, trx, to, notice);
    });
  });
}

/** Decides about all daily mails whose time has come, a few at once. */
export async function sendDailyMails(reminding: Reminding): Promise<void> {
  const { db, now, log } = reminding;
  const worker = async (left: OfDaily[]) => {
    for (let of = left.pop(); of; of = left.pop())
      await decide(reminding, of).catch((error: unknown) => {
        // Its claim runs out, and it is tried again.
        const reason = error instanceof Error ? error.message : 'unknown reason';
        log(`A daily mail could not be made and will be tried again: ${reason}`);
      });
  };
  let due = await listDueDaily(db, now(), LISTED_AT_ONCE);
  while (due.length > 0) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => worker(due)));
    due = await listDueDaily(db, now(), LISTED_AT_ONCE);
  }
}
