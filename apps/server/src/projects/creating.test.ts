import { describe, expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { startTestApp } from '../testing/harness.ts';
import { makeProject, makeUser } from '../testing/people.ts';

describe('creating a project', () => {
  test('answers it with every computed field', async () => {
    const user = await makeUser(await startTestApp());

    const { project, subtasks, plan } = await makeProject(user, {
      tags: ['Web', ' web ', 'Client'],
      category: 'website',
      milestones: [{ name: 'Launch', dueDate: '2026-12-10' }],
    });

    expect(project).toMatchObject({
      _id: project.id,
      timeline: 18,
      dueTime: '12:00',
      priority: 'High',
      tags: ['web', 'client'],
      status: 'Pending',
      progress: 0,
      followsSubtasks: true,
      isOverdue: false,
      daysRemaining: 21,
      completionStatus: 'Not started',
      stats: { totalSubtasks: 0, completedSubtasks: 0, pendingSubtasks: 0, inProgressSubtasks: 0 },
      subtaskStats: { totalSubtasks: 0, totalEstimatedHours: 0 },
      milestones: [{ name: 'Launch', dueDate: '2026-12-10' }],
    });
    expect({ subtasks, plan }).toEqual({ subtasks: [], plan: null });
  });

  test('with AI breaks it into dated subtasks that cite the brief', async () => {
    const user = await makeUser(await startTestApp());

    const { project, subtasks, plan } = await makeProject(user, { generateAISubtasks: true });

    expect(plan).toMatchObject({ engine: 'built-in planner', feasible: true });
    expect(subtasks.length).toBeGreaterThanOrEqual(3);
    for (const subtask of subtasks) {
      expect(subtask.dueDate && subtask.dueDate >= '2026-11-23' && subtask.dueDate <= '2026-12-11').toBe(
        true,
      );
      expect(subtask.aiGenerated).toBe(true);
      if (subtask.source)
        expect(project.description.slice(subtask.source.start, subtask.source.end)).toBe(subtask.source.text);
      else expect(subtask.playbook).toBeTruthy();
    }
    expect(project.stats.totalSubtasks).toBe(subtasks.length);
  });

  test('with AI turned off makes it all the same and says why it has no plan', async () => {
    const user = await makeUser(await startTestApp({ config: { aiProvider: 'off' } }));

    const { subtasks, plan } = await makeProject(user, { generateAISubtasks: true });

    expect(subtasks).toEqual([]);
    expect(plan).toEqual({
      error: { code: 'ai_unavailable', message: 'AI is turned off on this server' },
    });
  });

  test('leaves room for the work of other projects on the same days', async () => {
    const user = await makeUser(await startTestApp());
    const dates = { startDate: '2026-11-23', dueDate: '2026-11-27' };
    const other = await makeProject(user, { ...dates, name: 'Fair' });
    for (const dueDate of ['2026-11-23', '2026-11-24'])
      await user.api.subtasks.create({
        params: { projectId: other.project.id },
        body: { title: 'Pour candles', dueDate, estimatedHours: 6 },
      });

    const { subtasks } = await makeProject(user, { ...dates, generateAISubtasks: true });

    const days = subtasks.flatMap(({ dueDate }) => (dueDate ? [dueDate] : []));
    expect(days.length).toBeGreaterThan(0);
    expect(days.filter((day) => day <= '2026-11-24')).toEqual([]);
  });

  test('plans up to the last day that there is', async () => {
    const user = await makeUser(await startTestApp());
    const last = { startDate: '9999-12-01', dueDate: '9999-12-31' };

    const { plan, subtasks } = await makeProject(user, { ...last, generateAISubtasks: true });

    expect(plan).toMatchObject({ feasible: true });
    expect(subtasks.length).toBeGreaterThan(0);
  });

  test('names the field that is wrong, and writes nothing', async () => {
    const user = await makeUser(await startTestApp());

    expect(await failure(makeProject(user, { dueDate: '2026-11-23' }))).toMatchObject({
      status: 400,
      code: 'invalid_input',
      message: 'Due date must be after start date',
      errors: [{ path: 'dueDate', message: 'Due date must be after start date' }],
    });
    expect((await user.api.projects.list()).total).toBe(0);
  });
});
