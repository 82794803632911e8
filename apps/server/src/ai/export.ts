import type { ExportedAiRequest } from '@daymark/contract/exports';
import type { UserContext } from '../http/context.ts';
import { instant } from '../http/shapes.ts';
import { listNextRequests } from './allowance-store.ts';

/** The stored records of a user's requests to language models, a few at a time. */
export async function* everyAiRequest({ db, userId }: UserContext): AsyncGenerator<ExportedAiRequest> {
  const next = (after?: string) => listNextRequests(db, userId, after);
  for (let page = await next(); page.length > 0; page = await next(page.at(-1)?.id))
    for (const { id, kind, engine, outcome, input_tokens, output_tokens, milliseconds, created_at } of page)
      yield {
        id,
        kind,
        engine,
        outcome,
        inputTokens: input_tokens,
        outputTokens: output_tokens,
        milliseconds,
        createdAt: instant(created_at),
      };
}
