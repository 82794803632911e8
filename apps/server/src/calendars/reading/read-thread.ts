import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync, gzipSync } from 'node:zlib';
import { inLanguage } from '@daymark/words/in-language';
import type { Language } from '@daymark/words/languages';
import { type BusyDay, type BusySpan, boundsOf, busyDays } from './busy-days.ts';
import { type BareCalendar, CalendarProblem, readFile } from './jcal.ts';
import { occurrencesOf } from './occurrences.ts';

/** A new file, or the stored form of an earlier one. */
export type Material =
  | { file: Uint8Array; owner: string; span: BusySpan }
  | { kept: Uint8Array; span: BusySpan };

export type Reading =
  | { name: string | null; content: Uint8Array; days: BusyDay[]; unread: number; note: string | null }
  | { problem: string };

function read(material: Material): Reading {
  const { span } = material;
  const { name, calendar } =
    'file' in material
      ? readFile(new TextDecoder().decode(material.file), span.from, material.owner)
      : { name: null, calendar: JSON.parse(gunzipSync(material.kept).toString()) as BareCalendar };
  const content = 'file' in material ? gzipSync(JSON.stringify(calendar)) : material.kept;
  const { found, unread, note } = occurrencesOf(calendar, boundsOf(span));
  return { name, content, days: busyDays(found, span), unread, note };
}

function readOrSay(material: Material): Reading {
  try {
    return read(material);
  } catch (error) {
    if (error instanceof CalendarProblem) return { problem: error.message };
    throw error;
  }
}

const { language, ...material } = workerData as Material & { language: Language };
parentPort?.postMessage(inLanguage(language, () => readOrSay(material as Material)));
