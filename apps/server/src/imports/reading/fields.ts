import { t } from '@daymark/words/t';
import type { Losses } from './losses.ts';

export type Json = Record<string, unknown>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The names of fields that a text lists, such as those that carry nothing for a person: ids, positions, versions. */
export const namesIn = (text: string): string[] => text.trim().split(/\s+/);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  value === 0 ||
  // How programs in Go write no date.
  (typeof value === 'string' && value.startsWith('0001-01-01')) ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);

/** The fields of one record of a file, whatever their types. It remembers which were asked for. */
export class Fields {
  readonly #record: Json;
  readonly #asked = new Set<string>();

  constructor(record: Json) {
    this.#record = record;
  }

  any(name: string): unknown {
    this.#asked.add(name);
    return this.#record[name];
  }

  /** A text, or a number as a text; empty if it is neither. */
  text(name: string): string {
    const value = this.any(name);
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' ? value.trim() : '';
  }

  /** A text as it is, with the white space around it. */
  untrimmed(name: string): string {
    const value = this.any(name);
    return typeof value === 'string' ? value : '';
  }

  number(name: string): number | undefined {
    const value = this.any(name);
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
  }

  flag(name: string): boolean {
    const value = this.any(name);
    return value === true || value === 1 || value === 'true';
  }

  records(name: string): Json[] {
    return recordsIn(this.any(name));
  }

  texts(name: string): string[] {
    const value = this.any(name);
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  }

  record(name: string): Fields {
    const value = this.any(name);
    return new Fields(isRecord(value) ? value : {});
  }

  /**
   * Counts the fields with content that nobody asked for. `without` are those that carry nothing for a person. A column of
   * a table has no kind.
   */
  rest(kind: string | null, losses: Losses, without: readonly string[]): void {
    for (const [name, value] of Object.entries(this.#record))
      if (!this.#asked.has(name) && !without.includes(name) && !isEmpty(value))
        losses.add(kind ? `${kind}.${name}` : name, t`Daymark has no such field`);
  }
}
