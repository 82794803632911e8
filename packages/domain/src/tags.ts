import { TAG_MAX_LENGTH } from './limits.ts';

export function normalizeTag(tag: string): string {
  const lower = tag.trim().toLowerCase();
  // No more characters than units: most tags need no counting of them.
  return lower.length <= TAG_MAX_LENGTH ? lower : [...lower].slice(0, TAG_MAX_LENGTH).join('');
}

/** The tags with one more; an empty or repeated one changes nothing. */
export function addTag(tags: readonly string[], tag: string): string[] {
  const added = normalizeTag(tag);
  return added === '' || tags.includes(added) ? [...tags] : [...tags, added];
}

/** Trimmed, lowercased, without blanks and repetitions, in the order given. */
export const normalizeTags = (tags: readonly string[]): string[] => tags.reduce<string[]>(addTag, []);

/** Tags from comma-separated text. */
export const tagsFromText = (text: string): string[] => normalizeTags(text.split(','));
