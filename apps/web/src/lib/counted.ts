import { plural } from '@daymark/domain/projects';
import { formatCount } from './format.ts';

/** How many of what: "1 subtask", "1,200 subtasks". */
export const counted = (count: number, noun: string): string =>
  plural(count, noun).replace(String(count), formatCount(count));
