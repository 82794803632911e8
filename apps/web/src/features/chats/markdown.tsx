import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { linkClass } from '../../ui/link-class.ts';
import { linkTarget } from './link-target.ts';
import { OwnLink } from './own-link.tsx';
import { tables } from './tables.ts';

function Anchor({ href, children }: ComponentProps<'a'>) {
  const target = linkTarget(href);
  if (!target) return <>{children}</>;
  if (target.kind === 'own') return <OwnLink path={target.path}>{children}</OwnLink>;
  return (
    <a href={target.address} target="_blank" rel="noopener noreferrer nofollow" className={linkClass}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** What scrolls is scrolled by keyboard too. */
const IN_TAB_ORDER = 0;

/** Headings of an answer are no headings of the page: they would tear its outline. */
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
  // Its columns are never narrower than their words: what does not fit is scrolled to.
  table: ({ children }) => (
    <figure aria-label="Table" tabIndex={IN_TAB_ORDER} className="overflow-x-auto">
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
  // A picture would be fetched from wherever the answer says: its words stand for it.
  img: ({ alt }) => <>{alt}</>,
};

const PLUGINS = [tables];

/** What an answer says: without raw HTML, without pictures, and with links that `linkTarget` lets pass. */
export const Markdown = ({ children }: { children: string }) => (
  <div dir="auto" className="grid gap-3 wrap-anywhere">
    <ReactMarkdown skipHtml remarkPlugins={PLUGINS} components={PARTS} urlTransform={(url) => url}>
      {children}
    </ReactMarkdown>
  </div>
);
