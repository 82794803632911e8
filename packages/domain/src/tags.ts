import { TAG_MAX_LENGTH } from './limits.ts';

export function normalizeTag(tag: string): string {
  const lower = tag.trim().toLowerCase();
  // A string has at most as many characters as UTF-16 units, so most tags need no counting.
  return lower.length <= TAG_MAX_LENGTH ? lower : [...lower].slice(0, TAG_MAX_LENGTH).join('');
}

/** The tags with one added. An empty or repeated one changes nothing. */
export function addTag(tags: readonly string[], tag: string): string[] {
  const added = normalizeTag(tag);
  return added === '' || tags.includes(added) ? [...tags] : [...tags, added];
}

/** Trimmed, in lower case, without empty and repeated tags, in the given order. */
export const normalizeTags = (tags: readonly string[]): string[] => tags.reduce<string[]>(addTag, []);

/** Tags from comma-separated text. */
export const tagsFromText = (text: string): string[] => normalizeTags(text.split(','));
