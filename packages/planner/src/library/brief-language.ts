import { languageOf } from '@daymark/language/detect';
import type { Language } from '@daymark/language/token';
import { LIBRARY_LANGUAGES } from './entries.ts';
import { featuresOf } from './find-kind.ts';
import { libraryIn } from './library.ts';

/**
 * The language of a brief by its name and description. A name alone that the writer's language knows a project by is in that language:
 * "Camino de Santiago".
 */
export function briefLanguage(
  { name, description }: { name: string; description: string },
  locale: string,
): Language {
  const language = languageOf(`${name}\n${description}`, locale);
  const usual = LIBRARY_LANGUAGES.find((one) => one === locale.split('-', 1)[0]);
  if (!usual || usual === language || description.trim() !== '') return language;
  const found = featuresOf({ name, description, about: '' }, libraryIn(usual)).values();
  return found.some(({ nameSame }) => nameSame > 0) ? usual : language;
}
