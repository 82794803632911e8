import type { Answer, AnswerRequest, Follow } from '../engine.ts';

const WHAT_I_AM =
  "I'm Daymark's built-in assistant: no language model is connected, so I understand questions about your own projects and a few plain requests.";

/** The built-in assistant's answer. */
export async function answerBuiltIn(
  { turns, lookUp }: AnswerRequest,
  { onPiece, signal }: Follow<string>,
): Promise<Answer> {
  const question = turns.at(-1)?.content ?? '';
  const { tasks, count } = await lookUp('today', question);
  signal.throwIfAborted();
  const lines = tasks.map((task) => `- ${task.title}, [${task.project}](/project/${task.projectId}/details)`);
  const text = /today|plate/i.test(question) && count > 0 ? lines.join('\n') : WHAT_I_AM;
  onPiece(text);
  return { text, actions: [], usage: { inputTokens: null, outputTokens: null } };
}
