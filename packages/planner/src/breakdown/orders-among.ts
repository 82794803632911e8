import type { LibraryLanguage } from '../library/entries.ts';
import type { TaskLine } from './line.ts';
import { beginsWithVerb } from './line-titles.ts';

// A verb that may be a noun ("rent chairs", "map workflows") is a verb where the lines beside it begin with verbs, too.

/** From this number of lines on, those that begin with verbs are a list of orders among other lines. */
const ROW_LENGTH = 3;

/**
 * The lines whose first word may be a noun and that are orders because those beside them are: all of a brief, or at least three that follow each other, of which at
 * least half begin with a word that is only a verb.
 */
export function ordersAmong(tasks: readonly TaskLine[], language: LibraryLanguage): Set<string> {
  const orders = new Set<string>();
  let row: { id: string; isSure: boolean }[] = [];
  const close = (): void => {
    const sure = row.filter(({ isSure }) => isSure).length;
    const isAll = row.length > 1 && row.length === tasks.length;
    if (isAll || (row.length >= ROW_LENGTH && sure * 2 >= row.length))
      for (const { id, isSure } of row) if (!isSure) orders.add(id);
    row = [];
  };
  for (const { id, title } of tasks) {
    const verb = beginsWithVerb(title, language);
    if (verb) row.push({ id, isSure: verb === 'surely' });
    else close();
  }
  close();
  return orders;
}
