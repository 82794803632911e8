import { DESCRIPTION_MAX_LENGTH } from '@daymark/domain/limits';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/harness.ts';
import { makeProject, makeUser } from '../testing/people.ts';

const HARD = ', or '.repeat(DESCRIPTION_MAX_LENGTH / 5);
const DAYS = { startDate: '2026-11-23', dueDate: '2026-12-11' };

test('who asks for twelve hard plans and hangs up holds up nobody else', async () => {
  const app = await startTestApp();
  const [attacker, other] = [await makeUser(app), await makeUser(app)];
  const { project } = await makeProject(other, { description: 'Write 3 letters. Paint the door.' });
  const gone = new AbortController();
  const asked: string[] = [];
  const attack = Array.from({ length: 12 }, () =>
    attacker.api.planPreviews
      .show({ body: { name: 'Hard', description: HARD, ...DAYS } }, { signal: gone.signal })
      .then(
        () => asked.push('answered'),
        () => asked.push('given up'),
      ),
  );
  // The first refusal means that the user's queue is full.
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  gone.abort();
  await Promise.all(attack);

  const { data } = await other.api.planProposals.propose({ params: { projectId: project.id } });

  expect(data.rows.map(({ task }) => task?.title).join('; ')).toContain('Paint the door');
  expect(asked).toHaveLength(12);
  // Afterwards nothing is left of it: the attacker is served again.
  const body = { name: 'Easy', description: 'Paint the door.', depth: 'as-written' as const, ...DAYS };
  const { tasks } = (await attacker.api.planPreviews.show({ body })).data;
  expect(new Set(tasks.map(({ title }) => title.replace(/ \(\d+\/\d+\)$/, '')))).toEqual(
    new Set(['Paint the door']),
  );
});
