/** A property as a file has it. */
export interface ContentLine {
  /** In small letters, as the names of parameters. */
  name: string;
  parameters: Record<string, string>;
  value: string;
}

/** A component as a file has it. */
export interface Section {
  name: string;
  lines: string[];
  sections: Section[];
}

const PROPERTY = /^[a-z0-9-]+[;:]/i;
const BORDER = /^(begin|end):\s*([a-z-]+)\s*$/i;

/** The lines of a file as they were before they were folded. A line that is no property continues the one before it. */
function* unfolded(text: string): Generator<string> {
  let line: string[] = [];
  for (const [next] of text.matchAll(/[^\r\n]+/g)) {
    if (line.length > 0 && /^[ \t]/.test(next)) line.push(next.slice(1));
    else if (line.length > 0 && !PROPERTY.test(next)) line.push(next.trimEnd());
    else {
      if (line.length > 0) yield line.join('');
      line = [next];
    }
  }
  if (line.length > 0) yield line.join('');
}

/** Components that have none of their own kind in them: another beginning means that an end is missing. */
const FLAT: ReadonlySet<string> = new Set(['vevent', 'vfreebusy', 'vtimezone', 'standard', 'daylight']);

/** No component of a calendar is deeper. */
const DEPTH_MAX = 8;

/**
 * The components of a file, however damaged it is: a component without an end ends where its like begins or where the
 * component around it ends. A component that never ends is left out.
 */
export function sectionsOf(text: string): Section[] {
  const root: Section = { name: '', lines: [], sections: [] };
  const open: Section[] = [root];
  for (const line of unfolded(text.replace(/^\uFEFF/, ''))) {
    const [, border = '', name = ''] = (BORDER.exec(line) ?? []).map((part) => part.toLowerCase());
    const begun = open.findLastIndex((one) => one.name === name);
    if (border === '') open.at(-1)?.lines.push(line);
    else if (border === 'end') close(open, begun);
    else {
      if (FLAT.has(name)) close(open, begun);
      if (open.length < DEPTH_MAX) open.push({ name, lines: [], sections: [] });
    }
  }
  return root.sections;
}

/** Ends the components from a depth on, if there is one. */
function close(open: Section[], depth: number): void {
  while (depth > 0 && open.length > depth) {
    const closed = open.pop();
    if (closed) open.at(-1)?.sections.push(closed);
  }
}

export const nameOf = (line: string): string => line.slice(0, line.search(/[;:]/)).toLowerCase();

/** Dates are behind the first colon with a date behind it: names of time zones have colons, often without quotes. */
const DATED = /^(?:dtstart|dtend|rdate|exdate|recurrence-id|freebusy)[;:]/i;
const BEFORE_DATE = /:(?=\s*\d{4}-?\d\d-?\d\d)/;
/** Other values are behind the first colon outside of quotes. */
const HEAD = /^[^":]*(?:"[^"]*"[^":]*)*(?=:)/;

function colonOf(line: string): number {
  const beforeDate = DATED.test(line) ? line.search(BEFORE_DATE) : -1;
  return beforeDate > 0 ? beforeDate : (HEAD.exec(line)?.[0].length ?? line.indexOf(':'));
}

const PARAMETERS = /;([\w-]+)=((?:"[^"]*"|[^";])*)/g;

export function contentLine(line: string): ContentLine {
  const colon = colonOf(line);
  const parameters: Record<string, string> = {};
  for (const [, name = '', value = ''] of line.slice(0, Math.max(0, colon)).matchAll(PARAMETERS))
    parameters[name.toLowerCase()] = value.replaceAll('"', '').trim();
  return { name: nameOf(line), parameters, value: line.slice(colon + 1).trim() };
}

const ESCAPED = /\\(.)/gs;

/** A value as text, without its escapes. */
export const textIn = (value: string): string =>
  value.replace(ESCAPED, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));
