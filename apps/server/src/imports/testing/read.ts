import { readFile } from '../reading/read-file.ts';
import type { ImportedTask, ReadFile, Setting } from '../reading/shape.ts';

export const SETTING: Setting = {
  fileName: 'List.csv',
  today: '2026-11-23',
  timezone: 'Europe/Berlin',
  locale: 'en-GB',
  columns: undefined,
};

/** What a file becomes, as the import reads it. */
export const read = (
  content: string | Uint8Array | object,
  setting: Partial<Setting> = {},
): Promise<ReadFile> => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const bytes = content instanceof Uint8Array ? content : Buffer.from(text);
  return readFile(bytes, { ...SETTING, ...setting });
};

export const tasksIn = ({ projects }: ReadFile): ImportedTask[] => projects.flatMap(({ tasks }) => tasks);

export const titlesIn = (file: ReadFile): string[] => tasksIn(file).map(({ title }) => title);

/** What is listed as lost: "Rows 2: It has no title, so it is not taken". */
export const lostIn = ({ lost }: ReadFile): string[] =>
  lost.map(({ field, count, note }) => `${field} ${count}: ${note}`);

export const countOf = ({ lost }: ReadFile, ...fields: readonly string[]): number =>
  lost.reduce((sum, { field, count }) => sum + (fields.includes(field) ? count : 0), 0);

/** A table as RFC 4180 has it. */
export const csvOf = (rows: readonly (readonly string[])[], separator = ','): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n');
