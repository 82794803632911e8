import { DESCRIPTION_MAX_LENGTH } from '@daymark/domain/limits';
import { z } from 'zod';
import { shape } from './shape.ts';
import { text } from './text.ts';

/** The words of a brief that a subtask comes from: `text` is the brief from `start` to `end`, in UTF-16 units. */
export const Source = shape('Source', { text: text(DESCRIPTION_MAX_LENGTH), start: z.int(), end: z.int() });
export type Source = z.output<typeof Source>;
