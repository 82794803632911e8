import { readFileSync } from 'node:fs';

/** A brief with the kinds whose plan its writer would accept; without any if the library has none for it. */
export interface LabelledBrief {
  author: string;
  kinds: ReadonlySet<string>;
  name: string;
  description: string;
}

/** "kind,other kind | name | description" on each line, or `none`, below the "@ author" who wrote them. */
export function labelledBriefs(): LabelledBrief[] {
  const text = readFileSync(new URL('./kinds/briefs.txt', import.meta.url), 'utf8');
  let author = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('@')) author = line.slice(1).trim();
    const [labels = '', name = '', description = ''] = line.split('|').map((part) => part.trim());
    if (/^[#@]/.test(line) || name === '') return [];
    return [{ author, kinds: new Set(labels === 'none' ? [] : labels.split(',')), name, description }];
  });
}
