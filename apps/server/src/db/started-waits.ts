import type { Day } from '@daymark/domain/dates';
import { sql } from 'kysely';

/** A wait that was started, as JSON. */
export interface StartedWait {
  id: string;
  statement: string | null;
  title: string;
  who: string | null;
  clientId: string | null;
  sentOn: Day;
  expectedOn: Day | null;
  answeredOn: Day | null;
  version: number;
  updatedAt: string;
}

/** The started waits of the project `p` of an outer query as one JSON list. Every write to one touches the project. */
export const startedWaits = (userId: string) => sql<StartedWait[]>`(
  select coalesce(json_agg(json_build_object('id', w.id, 'statement', w.statement, 'title', w.title,
    'who', coalesce((select c.name from clients c where c.user_id = ${userId} and c.id = w.client_id), w.who),
    'clientId', w.client_id, 'sentOn', w.sent_on, 'expectedOn', w.expected_on, 'answeredOn', w.answered_on,
    'version', w.version, 'updatedAt', w.updated_at) order by w.sent_on, w.id), '[]')
  from waits w where w.user_id = ${userId} and w.project_id = p.id
)`;
