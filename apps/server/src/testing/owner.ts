import { makeChat } from './chats.ts';
import type { TestNode } from './harness.ts';
import { makeProject, makeUser } from './people.ts';

/** Everything that one person owns and somebody else could name. */
export async function makeOwner(node: TestNode) {
  const user = await makeUser(node);
  const { project } = await makeProject(user, {
    name: 'Owner’s secret project',
    milestones: [{ name: 'Owner’s secret milestone', dueDate: '2026-12-01' }],
  });
  const add = async (title: string) =>
    (await user.api.subtasks.create({ params: { projectId: project.id }, body: { title } })).data.subtask.id;
  const subtaskId = await add('Owner’s secret subtask');
  const otherSubtaskId = await add('Owner’s other secret subtask');
  const deletedSubtaskId = await add('Owner’s deleted subtask');
  await user.api.subtasks.delete({ params: { id: deletedSubtaskId } });
  const due = await user.api.subtasks.create({
    params: { projectId: project.id },
    body: { title: 'Owner’s due subtask', dueDate: '2026-11-20' },
  });
  const notificationId = `subtask_due_today.2026-11-20.${due.data.subtask.id}`;
  const milestoneId = project.milestones[0]?.id ?? '';
  const sessionId = (await user.api.auth.sessions()).data[0]?.id ?? '';
  const trashed = await makeProject(user, { name: 'Owner’s deleted project' });
  await user.api.projects.delete({ params: { id: trashed.project.id } });
  const trashedProjectId = trashed.project.id;
  const change = { title: 'Owner’s renamed subtask' };
  const chat = await makeChat(node, user, [
    { kind: 'change-subtask', subtaskId: due.data.subtask.id, change },
  ]);
  const deletedChat = await user.api.chats.create({ body: { title: 'Owner’s deleted chat' } });
  const deletedChatId = deletedChat.data.chat.id;
  await user.api.chats.delete({ params: { id: deletedChatId } });
  return {
    ...user,
    ...chat,
    deletedChatId,
    projectId: project.id,
    sessionId,
    milestoneId,
    subtaskId,
    otherSubtaskId,
    deletedSubtaskId,
    trashedProjectId,
    notificationId,
  };
}

export type Owner = Awaited<ReturnType<typeof makeOwner>>;
