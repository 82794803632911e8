import { sql } from 'kysely';
import { expect } from 'vitest';
import { sendDailyMails } from '../reminders/daily-mails.ts';
import { sendTaskReminders } from '../reminders/task-reminders.ts';
import { unsubscribeToken } from '../reminders/unsubscribe-token.ts';
import { eventually } from './eventually.ts';
import type { TestNode } from './harness.ts';
import type { TestUser } from './people.ts';

/** A user's digest and the reminder of a task. Returns the token that ends the digest. */
export async function makeReminders(
  { services }: TestNode,
  { api, userId }: TestUser,
  subtaskId: string,
): Promise<string> {
  await api.reminders.changeSettings({ body: { digestAt: '07:30', daysBefore: 1 } });
  const reminder = { kind: 'minutes', minutes: 60 } as const;
  await api.reminders.setOfTask({ params: { id: subtaskId }, body: { reminder } });
  return unsubscribeToken(services.secrets.unsubscribeKey, userId, 'digest');
}

/** What the jobs of every minute do, on some nodes at once. */
export async function remindNow(...nodes: readonly TestNode[]): Promise<void> {
  await Promise.all(
    nodes.flatMap(({ services, lines }) => {
      const reminding = { ...services, log: (line: string) => void lines.push(line) };
      return [sendDailyMails(reminding), sendTaskReminders(reminding)];
    }),
  );
}

/** Waits until every queued mail was sent. */
export const allMailsSent = ({ db }: TestNode): Promise<void> =>
  eventually(async () => {
    const { rows } = await sql`
      select state from pgboss.job where name = 'mail' and state <> 'completed'`.execute(db);
    expect(rows).toEqual([]);
  });
