import { message, type Part } from '@daymark/words/t';
import { createElement, Fragment, type ReactNode } from 'react';

/** A text with elements in it, such as a link in a sentence: rich`Read the ${<a href="/terms">{t`terms`}</a>} first.` */
export const rich = (texts: TemplateStringsArray, ...values: ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...texts.flatMap((text, index) => [text, values[index]]));

/** The same for a compiled message; the build writes these calls. */
export const richMessage = (parts: readonly Part[], ...values: ReactNode[]): ReactNode =>
  createElement(
    Fragment,
    null,
    ...parts.map((part) =>
      typeof part === 'number' ? values[part] : message([part], ...(values as number[])),
    ),
  );
