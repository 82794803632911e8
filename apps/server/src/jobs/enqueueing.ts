import { fromKysely, PgBoss } from 'pg-boss';
import type { DatabaseConnection } from '../db/database.ts';
import type { Jobs } from './queue.ts';

/** Queues jobs without doing any, for a command beside a server that runs or starts later. */
export async function openForEnqueueing(
  pool: DatabaseConnection['pool'],
): Promise<Pick<Jobs, 'enqueue' | 'stop'>> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
    migrate: false,
  });
  await boss.start();
  return {
    async enqueue(trx, queue, payload) {
      await boss.send(queue, payload, { db: fromKysely(trx) });
    },
    stop: () => boss.stop({ graceful: false }),
  };
}
