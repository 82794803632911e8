import type { Rate, RoundedPer, RoundingMinutes } from '@daymark/domain/rates';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

interface RateRow {
  client_id: string | null;
  project_id: string | null;
  rate: number | null;
  currency: string | null;
  rounding_minutes: RoundingMinutes | null;
  rounding_per: RoundedPer | null;
}

const toRate = (row: RateRow): Rate => ({
  clientId: row.client_id,
  projectId: row.project_id,
  rate: row.rate,
  currency: row.currency,
  rounding:
    row.rounding_minutes === null || row.rounding_per === null
      ? null
      : { minutes: row.rounding_minutes, per: row.rounding_per },
});

/** What is agreed about pay: for all work first. */
export async function listRates(db: Database, userId: string): Promise<Rate[]> {
  const { rows } = await sql<RateRow>`
    select client_id, project_id, rate, currency, rounding_minutes, rounding_per from rates
    where user_id = ${userId} order by id <> ${userId}, id
  `.execute(db);
  return rows.map(toRate);
}

export async function upsertRate(
  db: Database,
  userId: string,
  { clientId, projectId, rate, currency, rounding }: Rate,
): Promise<void> {
  await sql`
    insert into rates (user_id, id, client_id, project_id, rate, currency, rounding_minutes, rounding_per)
    values (${userId}, ${clientId ?? projectId ?? userId}, ${clientId}, ${projectId}, ${rate}, ${currency},
      ${rounding?.minutes ?? null}, ${rounding?.per ?? null})
    on conflict (user_id, id) do update set rate = excluded.rate, currency = excluded.currency,
      rounding_minutes = excluded.rounding_minutes, rounding_per = excluded.rounding_per
  `.execute(db);
}
