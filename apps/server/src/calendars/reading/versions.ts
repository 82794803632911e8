import { contentLine, nameOf, type Section } from './content-lines.ts';

interface Version {
  section: Section;
  /** The event, and which of its times; null without a UID. */
  event: string | null;
  sequence: number;
}

function versionOf(section: Section): Version {
  const values = new Map<string, string>();
  for (const line of section.lines) {
    const name = nameOf(line);
    if (['uid', 'recurrence-id', 'sequence'].includes(name)) values.set(name, contentLine(line).value);
  }
  const uid = values.get('uid');
  return {
    section,
    event: uid === undefined ? null : JSON.stringify([uid, values.get('recurrence-id')]),
    sequence: Number.parseInt(values.get('sequence') ?? '0', 10) || 0,
  };
}

/** Without earlier versions of the same event: the one with the highest SEQUENCE counts (RFC 5546, 2.1.5). */
export function latestOf(sections: readonly Section[]): Section[] {
  const versions = sections.map(versionOf);
  const latest = new Map<string | null, number>();
  for (const { event, sequence } of versions) latest.set(event, Math.max(sequence, latest.get(event) ?? 0));
  return versions
    .filter(({ event, sequence }) => event === null || sequence === latest.get(event))
    .map(({ section }) => section);
}
