import type { ExportedChat } from '@daymark/contract/exports';
import type { UserContext } from '../http/context.ts';
import { instantOrNull } from '../http/shapes.ts';
import { listNextChats } from './export-store.ts';
import { toChat, toMessage } from './shape.ts';

/** Every chat of a person with all that was said in it, deleted ones too, a few at a time. */
export async function* exportChats({ db, userId }: UserContext): AsyncGenerator<ExportedChat> {
  const next = (after?: string) => listNextChats(db, userId, after);
  for (let page = await next(); page.length > 0; page = await next(page.at(-1)?.chat.id))
    for (const { chat, messages } of page)
      yield {
        ...toChat(chat),
        deletedAt: instantOrNull(chat.deleted_at),
        messages: messages.map(toMessage),
      };
}
