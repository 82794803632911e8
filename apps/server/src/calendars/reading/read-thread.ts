import { gunzipSync, gzipSync } from 'node:zlib';
import { doTasks } from '../../http/thread-tasks.ts';
import { type BusyDay, type BusySpan, boundsOf, busyDays } from './busy-days.ts';
import { type BareCalendar, CalendarProblem, type Property, textOf } from './jcal.ts';
import { occurrencesOf, type Problem } from './occurrences.ts';
import { readFile } from './read-file.ts';
import { titleIn, unreadOf } from './unread-note.ts';

const TITLE = 'summary';

/** A new file, or the stored form of an earlier one. */
export type Material =
  | { file: Uint8Array; owner: string; span: BusySpan }
  | { kept: Uint8Array; span: BusySpan };

export type Reading =
  | { name: string | null; content: Uint8Array; days: BusyDay[]; unread: number; note: string | null }
  | { problem: string };

interface Source {
  name: string | null;
  calendar: BareCalendar;
  titleOf: (event: Property[]) => string;
}

const keptTitle = (event: Property[]): string => textOf(event, TITLE) ?? '';

function sourceOf(material: Material): Source {
  if ('kept' in material) {
    const calendar = JSON.parse(gunzipSync(material.kept).toString()) as BareCalendar;
    return { name: null, calendar, titleOf: keptTitle };
  }
  const text = new TextDecoder().decode(material.file);
  const { name, calendar, titles } = readFile(text, material.span.from, material.owner);
  const byEvent = new Map(calendar.events.map((event, index) => [event, titles[index]]));
  return { name, calendar, titleOf: (event) => byEvent.get(event) ?? '' };
}

/** The stored form of a calendar. Only events that were not read keep their titles, to be named again. */
function storedForm({ calendar, titleOf }: Source, problems: readonly Problem[]): Uint8Array {
  const named = new Set(problems.map(({ event }) => event));
  const events = calendar.events.map((event) => {
    const title = named.has(event) ? titleIn(titleOf(event)) : '';
    return title === '' ? event : [...event, [TITLE, {}, 'text', title]];
  });
  const unread = calendar.unread?.map(titleIn);
  return gzipSync(JSON.stringify({ ...calendar, events, ...(unread && { unread }) }));
}

function read(material: Material): Reading {
  const { span } = material;
  const source = sourceOf(material);
  const { found, problems } = occurrencesOf(source.calendar, boundsOf(span));
  const { count, note } = unreadOf(source.calendar, problems, source.titleOf);
  const content = 'kept' in material ? material.kept : storedForm(source, problems);
  return { name: source.name, content, days: busyDays(found, span), unread: count, note };
}

function readOrSay(material: Material): Reading {
  try {
    return read(material);
  } catch (error) {
    if (error instanceof CalendarProblem) return { problem: error.message };
    throw error;
  }
}

doTasks({ answer: readOrSay });
