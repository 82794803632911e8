import { barePropertiesOf } from './bare-properties.ts';
import { contentLine, nameOf, type Section, textIn } from './content-lines.ts';
import type { ExpansionLimit } from './expansion-limit.ts';
import { type Component, type Property, propertiesNamed, textOf } from './jcal.ts';
import { timesOf } from './rule-times.ts';
import { type Rule, rulesNamed } from './rules.ts';
import { Unreadable, writtenNamed, writtenOf } from './values.ts';
import { SINCE, type Transition, Zone } from './zone.ts';

const OFFSET = /^([+-])(\d\d):?(\d\d)(?::?(\d\d))?$/;

/** An offset to UTC in milliseconds; undefined if there is none. */
function offsetNamed(properties: readonly Property[], name: string): number | undefined {
  const match = OFFSET.exec(textOf(properties, name) ?? '');
  if (!match) return undefined;
  const [, sign, hours, minutes, seconds = 0] = match;
  return Number(`${sign}1`) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000;
}

const firstOf = ({ lines }: Section, name: string): string | undefined => {
  const line = lines.find((one) => nameOf(one) === name);
  return line === undefined ? undefined : contentLine(line).value;
};

function offsetOf(section: Section, name: string): Property[] {
  const value = firstOf(section, name);
  return value === undefined ? [] : [[name, {}, 'utc-offset', value]];
}

/** A VTIMEZONE in jCal; null without a name. */
export function zoneComponentOf(section: Section): Component | null {
  const tzid = firstOf(section, 'tzid');
  if (tzid === undefined) return null;
  const observances = section.sections
    .filter(({ name }) => name === 'standard' || name === 'daylight')
    .map((one): Component => {
      const offsets = ['tzoffsetfrom', 'tzoffsetto'].flatMap((name) => offsetOf(one, name));
      return [one.name, [...barePropertiesOf(one).properties, ...offsets], []];
    });
  return ['vtimezone', [['tzid', {}, 'text', textIn(tzid)]], observances];
}

/** Whether a rule of a zone still holds: its end is in UTC, by the offset before the change. */
const holds = ({ until }: Rule, wall: number, from: number): boolean =>
  until === null || (until.isUtc ? wall - from : wall) <= until.wall;

function* changesOf(
  [, properties]: Component,
  { limit, end }: { limit: ExpansionLimit; end: number },
): Generator<Transition & { from: number }> {
  const offset = offsetNamed(properties, 'tzoffsetto');
  const start = writtenNamed(properties, 'dtstart');
  if (offset === undefined || !start) throw new Unreadable('A time zone without an offset or a beginning');
  const from = offsetNamed(properties, 'tzoffsetfrom') ?? offset;
  const change = (wall: number) => ({ at: wall - from, offset, from });
  yield change(start.wall);
  for (const { wall } of propertiesNamed(properties, 'rdate').flatMap(writtenOf)) yield change(wall);
  for (const rule of rulesNamed(properties, 'rrule')) {
    if (rule.freq !== 'YEARLY') throw new Unreadable('A time zone that changes too often');
    for (const wall of timesOf(rule, { start: start.wall, from: SINCE, to: end }, limit)) {
      if (wall > end || !holds(rule, wall, from)) break;
      yield change(wall);
    }
  }
}

/** A zone as a file defines it, up to an instant. Throws if it cannot be read. */
export function definedZone(
  [, , observances]: Component,
  bounds: { limit: ExpansionLimit; end: number },
): Zone {
  bounds.limit.begin();
  const changes = observances
    .flatMap((observance) => [...changesOf(observance, bounds)])
    .toSorted((a, b) => a.at - b.at);
  const [first] = changes;
  if (!first) throw new Unreadable('A time zone without offsets');
  return new Zone(
    first.from,
    changes.map(({ at, offset }) => ({ at, offset })),
  );
}
