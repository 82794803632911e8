import type { ExportedChat } from '@daymark/contract/exports';
import type { UserContext } from '../http/context.ts';
import type { Piecewise } from '../http/json-pieces.ts';
import { instantOrNull } from '../http/shapes.ts';
import { listNextChats, listNextMessages } from './export-store.ts';
import { toChat, toMessage } from './shape.ts';

async function* everyMessage(
  { db, userId }: UserContext,
  chatId: string,
): AsyncGenerator<ExportedChat['messages'][number]> {
  const next = (after = 0) => listNextMessages(db, { userId, chatId }, after);
  for (let page = await next(); page.length > 0; page = await next(page.at(-1)?.position))
    for (const { message } of page) yield toMessage(message);
}

/** Every chat of a user with its messages, including deleted ones, a few at a time. */
export async function* exportChats(context: UserContext): AsyncGenerator<Piecewise<ExportedChat>> {
  const next = (after?: string) => listNextChats(context.db, context.userId, after);
  for (let page = await next(); page.length > 0; page = await next(page.at(-1)?.id))
    for (const chat of page)
      yield {
        ...toChat(chat),
        deletedAt: instantOrNull(chat.deleted_at),
        messages: everyMessage(context, chat.id),
      };
}
