import { type ContentLine, contentLine, nameOf, type Section } from './content-lines.ts';
import type { Property } from './jcal.ts';
import { ruleIn } from './rules.ts';
import { jcalOf, lengthIn, writtenIn } from './values.ts';

/** Values of one name are in lists: one that is damaged costs only itself. */
const LISTS: ReadonlySet<string> = new Set(['rdate', 'exdate', 'freebusy']);
const TIMES: ReadonlySet<string> = new Set(['dtstart', 'dtend', 'recurrence-id']);
const RULES: ReadonlySet<string> = new Set(['rrule', 'exrule']);
const DURATION = 'duration';

const isKept = (name: string): boolean =>
  TIMES.has(name) || LISTS.has(name) || RULES.has(name) || name === DURATION;

function valueIn(name: string, text: string): unknown {
  if (RULES.has(name)) return ruleIn(text);
  if (name === DURATION) {
    lengthIn(text);
    return text;
  }
  const [from = '', to] = text.split('/');
  if (to === undefined || TIMES.has(name)) return jcalOf(writtenIn(text));
  return [jcalOf(writtenIn(from)), /^[+-]?P/i.test(to) ? to : jcalOf(writtenIn(to))];
}

function typeOf(name: string, value: unknown): string {
  if (RULES.has(name)) return 'recur';
  if (name === DURATION) return DURATION;
  if (Array.isArray(value)) return 'period';
  return String(value).includes('T') ? 'date-time' : 'date';
}

interface Read {
  property: Property | null;
  isComplete: boolean;
}

const MIDNIGHT = /T00(?::?00){1,2}Z?$/i;

/** The values of a property. Some programs write dates with midnight behind them. */
function textsOf({ name, parameters, value }: ContentLine): string[] {
  const texts = LISTS.has(name) ? value.split(',').filter((text) => text.trim() !== '') : [value];
  return parameters.value?.toUpperCase() === 'DATE' ? texts.map((text) => text.replace(MIDNIGHT, '')) : texts;
}

/** A property with the values that can be read. */
function propertyOf(line: ContentLine): Read {
  const { name, parameters } = line;
  const { tzid, range } = parameters;
  const texts = textsOf(line);
  const values = texts.flatMap((text) => {
    try {
      return [valueIn(name, text.trim())];
    } catch {
      return [];
    }
  });
  const kept = { ...(tzid && { tzid }), ...(range && { range: range.toUpperCase() }) };
  return {
    property: values.length > 0 ? [name, kept, typeOf(name, values[0]), ...values] : null,
    isComplete: values.length === texts.length,
  };
}

const isFree = ({ name, parameters }: ContentLine): boolean =>
  name === 'freebusy' && parameters.fbtype?.toUpperCase() === 'FREE';

export interface BareProperties {
  /** Without a damaged one that its event cannot do without: none. */
  properties: Property[];
  isComplete: boolean;
}

/** Of several values for what is said once the first that can be read holds: the others are from lines that broke. */
function once(name: string, reads: readonly Read[]): BareProperties {
  if (LISTS.has(name) || RULES.has(name))
    return {
      properties: reads.flatMap(({ property }) => (property ? [property] : [])),
      isComplete: reads.every(({ isComplete }) => isComplete),
    };
  const first = reads.find(({ property }) => property !== null);
  return { properties: first?.property ? [first.property] : [], isComplete: first !== undefined };
}

/** What stays of an event: its times and their repetition. Availability (RFC 7953) is not read. */
export function barePropertiesOf({ name, lines }: Section): BareProperties {
  const wanted = name === 'vfreebusy' ? (one: string) => one === 'freebusy' : isKept;
  const kept = lines
    .filter((line) => wanted(nameOf(line)))
    .map(contentLine)
    .filter((line) => !isFree(line));
  const byName = Map.groupBy(kept, (line) => line.name);
  const found = [...byName].map(([one, group]) => ({ one, ...once(one, group.map(propertyOf)) }));
  const isUseless = found.some(({ one, isComplete }) => !isComplete && !LISTS.has(one));
  const isMissing =
    name === 'vavailability' || (name === 'vevent' && !byName.has('dtstart') && !byName.has('recurrence-id'));
  return {
    properties: isUseless || isMissing ? [] : found.flatMap(({ properties }) => properties),
    isComplete: !isMissing && found.every(({ isComplete }) => isComplete),
  };
}
