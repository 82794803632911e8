import { AppError } from '../../http/errors.ts';
import type { Answer, AnswerRequest, Follow } from '../engine.ts';

/** The built-in assistant's answer. */
export async function answerBuiltIn(_request: AnswerRequest, { signal }: Follow<string>): Promise<Answer> {
  signal.throwIfAborted();
  throw new AppError('ai_unavailable', 'The built-in assistant cannot answer yet');
}
