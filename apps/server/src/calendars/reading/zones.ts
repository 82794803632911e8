import { readFileSync } from 'node:fs';
import { timezoneNamed } from '../../http/today.ts';
import type { ExpansionLimit } from './expansion-limit.ts';
import { type Component, textOf } from './jcal.ts';
import { DAY } from './values.ts';
import { knownZone, UTC, Zone } from './zone.ts';
import { definedZone } from './zone-definition.ts';

const asOneWord = (name: string): string => name.replaceAll(/\s+/g, ' ').trim().toLowerCase();

const WINDOWS = new URL('./windows-zones.json', import.meta.url);

const windowsZones = (): Record<string, string> => JSON.parse(readFileSync(WINDOWS, 'utf8'));

let otherNames: ReadonlyMap<string, string> | undefined;

/** The zone that Windows has under a name, or the database under one in other letters. */
function zoneOfOtherName(name: string): string | undefined {
  otherNames ??= new Map(
    [
      ...Intl.supportedValuesOf('timeZone').map((zone) => [zone, zone]),
      ...Object.entries(windowsZones()),
    ].map(([other = '', zone = '']) => [asOneWord(other), zone]),
  );
  return otherNames.get(asOneWord(name));
}

/** The name and its ends behind a slash: `/mozilla.org/20050126_1/Europe/Berlin` has the zone behind a prefix. */
function endsOf(name: string): string[] {
  const parts = name.split('/').filter(Boolean);
  return parts.map((_, index) => parts.slice(index).join('/'));
}

/** The name in the IANA database of a zone that a file names, however it writes it. */
function ianaNamed(tzid: string): string | undefined {
  for (const name of endsOf(tzid)) {
    const known = timezoneNamed(name.replaceAll(' ', '_')) ?? timezoneNamed(zoneOfOtherName(name) ?? '');
    if (known !== undefined) return known;
  }
  return undefined;
}

const FIXED = /^(?:UTC|GMT)?\s*([+-])(\d\d?)(?::?([0-5]\d))?$/i;
const FIXED_MAX_HOURS = 14;

/** A zone that is named by its offset: `UTC+1`, `GMT-05:30`. */
function fixedZone(tzid: string): Zone | undefined {
  const [, sign, hours, minutes = 0] = FIXED.exec(tzid) ?? [];
  const ahead = Number(hours) + Number(minutes) / 60;
  if (!(ahead <= FIXED_MAX_HOURS)) return undefined;
  return new Zone((Number(`${sign}1`) * ahead * DAY) / 24);
}

/** The longest names of Windows have 80. */
const NAME_MAX_CHARACTERS = 200;

interface ZoneBounds {
  /** The zone of times without one. */
  timezone: string;
  limit: ExpansionLimit;
  to: number;
}

/** The time zones of one calendar. */
export class Zones {
  /** Of the person: that of times without a zone, and of those whose zone is unknown. */
  readonly own: Zone;
  readonly utc = UTC;
  readonly #bounds: ZoneBounds;
  readonly #lastYear: number;
  readonly #defined: ReadonlyMap<string, Component>;
  readonly #ofDatabase = new Map<string, Zone>();
  readonly #found = new Map<string, Zone | null>();

  constructor(components: readonly Component[], bounds: ZoneBounds) {
    this.#bounds = bounds;
    this.#lastYear = new Date(bounds.to).getUTCFullYear();
    this.#defined = new Map(components.toReversed().map((one) => [textOf(one[1], 'tzid') ?? '', one]));
    this.own = knownZone(bounds.timezone, this.#lastYear);
  }

  /** The zone of a name; null if nobody knows it. */
  named(tzid: string): Zone | null {
    const found = this.#found.get(tzid);
    if (found !== undefined) return found;
    const zone = tzid.length > NAME_MAX_CHARACTERS ? null : this.#find(tzid);
    this.#found.set(tzid, zone);
    return zone;
  }

  #known(tzid: string): Zone | undefined {
    const name = ianaNamed(tzid);
    if (name === undefined) return fixedZone(tzid);
    const known = this.#ofDatabase.get(name) ?? knownZone(name, this.#lastYear);
    this.#ofDatabase.set(name, known);
    return known;
  }

  /** The file's own definition counts. The database does where the definition is an older or a shorter form of its zone. */
  #find(tzid: string): Zone | null {
    const defined = this.#definedAs(tzid);
    const known = this.#known(tzid);
    if (!defined) return known ?? null;
    return known && defined.isFormOf(known, this.#lastYear) ? known : defined;
  }

  #definedAs(tzid: string): Zone | null {
    const component = this.#defined.get(tzid);
    if (!component) return null;
    try {
      return definedZone(component, { limit: this.#bounds.limit, end: this.#bounds.to });
    } catch {
      return null;
    }
  }
}
