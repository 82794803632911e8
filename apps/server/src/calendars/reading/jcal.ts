/** A property in jCal (RFC 7265): name, parameters, type, values. */
export type Property = [
  name: string,
  parameters: Record<string, unknown>,
  type: string,
  ...values: unknown[],
];

/** A component in jCal: name, properties, components. */
export type Component = [name: string, properties: Property[], components: Component[]];

/** The busy times of a calendar without titles, places and people. This is what is stored. */
export interface BareCalendar {
  /** Events, and published busy times as events of `freebusy` properties. */
  events: Property[][];
  /** The time zones that the file defines and its events name. */
  zones: Component[];
  /** The titles of events that could not be read from the file, or not completely. */
  unread?: string[];
}

/** What is wrong with a file, in words for the user. */
export class CalendarProblem extends Error {}

export const propertiesNamed = (properties: readonly Property[], name: string): Property[] =>
  properties.filter((property) => property[0] === name);

export const textOf = (properties: readonly Property[], name: string): string | undefined => {
  const value = properties.find((property) => property[0] === name)?.[3];
  return typeof value === 'string' ? value : undefined;
};

/** Marks a cancelled occurrence, which replaces the one of the series. */
export const CALLED_OFF: Property = ['status', {}, 'text', 'CANCELLED'];

export const isCalledOff = (properties: readonly Property[]): boolean =>
  textOf(properties, 'status') === 'CANCELLED';
