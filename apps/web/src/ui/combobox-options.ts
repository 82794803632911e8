import { plainWords } from '../platform/plain-words.ts';

export type ComboboxOption = {
  value: string;
  label: string;
  /** Additional words beside the label, which are searched too. */
  note?: string;
};

const asSearched = (text: string): string => plainWords(text).replaceAll(/[_/]/g, ' ');

/** The options that contain every word of the search, in their order. */
export function optionsMatching<Option extends ComboboxOption>(
  options: readonly Option[],
  search: string,
): readonly Option[] {
  const words = asSearched(search).split(/\s+/).filter(Boolean);
  return options.filter(({ label, note = '' }) => {
    const text = asSearched(`${label} ${note}`);
    return words.every((word) => text.includes(word));
  });
}
