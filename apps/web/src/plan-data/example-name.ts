import { t } from '@daymark/words/t';

/** The name of an example project about something. */
export const exampleName = (subject: string): string => t`Example: ${subject}`;

/** How it begins in each language: an example that was made in one is shown in all. */
const BEGINNINGS = /^(?:Example|Beispiel|Exemple|Ejemplo)\s?: /;

/** Whether a project is an example: one that was renamed is the user's own. */
export const isExample = ({ name }: { name: string }): boolean => BEGINNINGS.test(name);
