import { t } from '@daymark/words/t';
import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { linkClass } from '../../ui/link-class.ts';
import { linkTarget } from './link-target.ts';
import { OwnLink } from './own-link.tsx';
import { SayButton } from './say-button.tsx';
import { tables } from './tables.ts';

function Anchor({ href, children }: ComponentProps<'a'>) {
  const target = linkTarget(href);
  if (!target) return <>{children}</>;
  if (target.kind === 'say') return <SayButton words={target.words} />;
  if (target.kind === 'own') return <OwnLink path={target.path}>{children}</OwnLink>;
  return (
    <a href={target.address} target="_blank" rel="noopener noreferrer nofollow" className={linkClass}>
      {children}
      <span className="sr-only"> {t`(opens in a new tab)`}</span>
    </a>
  );
}

/** A scrollable element must be reachable by keyboard. */
const IN_TAB_ORDER = 0;

/** Headings of an answer are not headings of the page, because they would break its outline. */
const Heading = ({ children }: ComponentProps<'p'>) => <p className="pt-1 font-bold">{children}</p>;

const PARTS: Components = {
  a: Anchor,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  ul: ({ children }) => <ul className="grid list-disc gap-1 ps-5 marker:text-ink-soft">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="grid list-decimal gap-1 ps-6 marker:text-ink-soft">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="grid gap-2 border-s-2 border-edge ps-3 text-ink-soft">{children}</blockquote>
  ),
  code: ({ children }) => <code className="rounded-sm bg-well px-1 font-mono text-[0.9em]">{children}</code>,
  pre: ({ children }) => (
    <pre className="rounded-md bg-well p-3 text-sm whitespace-pre-wrap [&_code]:p-0">{children}</pre>
  ),
  // Columns are at least as wide as their words; a wide table scrolls.
  table: ({ children }) => (
    <figure aria-label={t`Table`} tabIndex={IN_TAB_ORDER} className="overflow-x-auto">
      <table className="w-full border border-line text-start text-sm wrap-break-word">{children}</table>
    </figure>
  ),
  th: ({ children }) => (
    <th
      scope="col"
      className="border-b border-line bg-well px-3 py-1.5 text-start align-bottom font-semibold"
    >
      {children}
    </th>
  ),
  td: ({ children }) => <td className="border-t border-line px-3 py-1.5 align-top">{children}</td>,
  hr: () => <hr className="border-line" />,
  // A picture would be loaded from any address in the answer, so only its alternative text is shown.
  img: ({ alt }) => <>{alt}</>,
};

const PLUGINS = [tables];

/** The text of an answer: without raw HTML and pictures, and with links that `linkTarget` allows. */
export const Markdown = ({ children }: { children: string }) => (
  <div dir="auto" className="grid gap-3 wrap-anywhere">
    <ReactMarkdown skipHtml remarkPlugins={PLUGINS} components={PARTS} urlTransform={(url) => url}>
      {children}
    </ReactMarkdown>
  </div>
);
