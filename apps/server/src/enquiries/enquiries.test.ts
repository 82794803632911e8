import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makePlan } from '../testing/people.ts';

const MAIL = `Subject: Re: Flyer for the winter market

Hi Ana,

could you design a flyer (12 hours) and write the invitation (6 hours)? We need it by 4 December. Maybe a poster too, if there is time (3 hours).

Best wishes
Joe

> our old mail`;

test('an enquiry is answered beside all other work, and nothing is written', async () => {
  const { app, user } = await makePlan();
  const countRows = async () => {
    const { rows } = await sql<{ name: string; count: string }>`
      select relname as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text as count
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(
      app.db,
    );
    return rows;
  };
  const before = await countRows();
  const answer = (await user.api.enquiries.answer({ body: { text: MAIL } })).data;
  expect(answer).toMatchObject({
    name: 'Flyer for the winter market',
    wish: { day: '2026-12-04', isRead: true },
  });
  expect(await countRows()).toEqual(before);
});
