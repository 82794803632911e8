import { DESCRIPTION_MAX_LENGTH } from '@daymark/domain/limits';
import { expect, test } from 'vitest';
import type { ReadRequest } from '../ai/engine.ts';
import { failureOf } from '../testing/accounts.ts';
import { startTestApp } from '../testing/harness.ts';
import { makeProject, makeUser } from '../testing/people.ts';

const PEOPLE = 12;
const DAYS = { startDate: '2026-11-23', dueDate: '2026-12-11' };
const LONG = 'Paint door, or wall, or roof, and call Mara before. '
  .repeat(DESCRIPTION_MAX_LENGTH / 52)
  .slice(0, DESCRIPTION_MAX_LENGTH);

test('a server that stops gives up what still waits for the planner, and says so', async () => {
  // All work is long here, and everybody had much planned, so that what is asked for waits for the others.
  const charges = { of: () => 60_000, charge: () => {} };
  const app = await startTestApp({ planner: { shortMaxCharacters: 0, charges } });
  const user = await makeUser(app);
  const { project } = await makeProject(user);
  const before = new AbortController();
  const caller = (person: number) => ({ userId: `person ${person}`, signal: before.signal });
  const long: ReadRequest = {
    ...{ name: 'Long', description: LONG, category: '', tags: [], milestones: [], locale: 'en' },
    ...{ ...DAYS, today: DAYS.startDate },
    calendar: { weekdays: [1, 2, 3, 4, 5], hoursPerDay: 6, daysOff: [] },
  };
  const ahead = Array.from({ length: PEOPLE }, (_, person) =>
    app.services.planner.read(long, caller(person)).catch(() => undefined),
  );
  let received = 0;
  app.app.server.on('request', () => received++);
  const waiting = [
    failureOf(user.api.replans.lint({ params: { projectId: project.id } })),
    failureOf(user.api.replans.preview({ query: { projectId: project.id } })),
  ];
  await expect.poll(() => received).toBe(waiting.length);

  await app.app.close();

  for (const refused of await Promise.all(waiting))
    expect(refused).toMatchObject({ status: 503, code: 'unavailable', message: /being restarted/ });
  before.abort();
  await Promise.all(ahead);
});
