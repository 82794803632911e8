import { request } from '@daymark/contract/client';
import type { ExportFormat } from '@daymark/contract/exports';
import { t } from '@daymark/words/t';
import { apiOptions } from './api.ts';

/** The formats of exported projects, as they are offered. */
export const EXPORT_CHOICES: readonly { format: ExportFormat; label: string; hint: string }[] = [
  { format: 'csv', label: 'CSV', hint: t`For spreadsheets` },
  { format: 'markdown', label: 'Markdown', hint: t`For notes and documents` },
  { format: 'ical', label: 'iCalendar', hint: t`For calendar apps, once` },
  { format: 'json', label: 'JSON', hint: t`With every field` },
];

const filenameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'daymark.json';

function save(file: Blob, filename: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = filename;
  link.click();
  // By then the browser has begun to save it, whatever its size.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Fetched with the token, which a plain link could not send, and saved under the server's file name. */
export async function saveExport(
  endpoint: string,
  call: { params?: Record<string, string>; query?: Record<string, string> } = {},
): Promise<string> {
  const response = await request(apiOptions, endpoint, call);
  const filename = filenameOf(response);
  save(await response.blob(), filename);
  return filename;
}
