import { sql } from 'kysely';

/**
 * SQL: whether the delivery `d` of a webhook can be sent now. Behind one of its lane that is to be tried later it waits,
 * so that the order holds.
 */
export const isSendable = ({ userId, id }: { userId: string; id: string }, now: Date) => sql<boolean>`(
  d.state = 'waiting' and d.due_at <= ${now} and not exists (
    select 1 from webhook_deliveries e
    where e.user_id = ${userId} and e.webhook_id = ${id} and e.state = 'waiting' and e.lane = d.lane
      and e.position < d.position and e.due_at > ${now}
  )
)`;
