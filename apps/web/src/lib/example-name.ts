import { t } from '@daymark/words/t';
/** The name of an example project begins with it. */
export const EXAMPLE_PREFIX = t`Example: `;

/** Whether a project is an example: one that was renamed is the user's own. */
export const isExample = ({ name }: { name: string }): boolean => name.startsWith(EXAMPLE_PREFIX);
