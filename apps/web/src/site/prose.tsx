import type { ReactNode } from 'react';

type ProsePageProps = { title: string; lead: string; children: ReactNode };

/** A page of continuous text. */
export const ProsePage = ({ title, lead, children }: ProsePageProps) => (
  <article className="max-w-3xl pt-10 sm:pt-16">
    <h1 className="text-hero font-extrabold">{title}</h1>
    <p className="mt-6 text-lg text-ink-soft">{lead}</p>
    <div className="mt-12 grid gap-10">{children}</div>
  </article>
);

type PassageProps = { title: string; children: ReactNode };

export const Passage = ({ title, children }: PassageProps) => (
  <section className="grid gap-3">
    <h2 className="text-xl font-bold">{title}</h2>
    {children}
  </section>
);

export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    className="font-semibold underline decoration-2 underline-offset-4 hover:decoration-signal-bright"
  >
    {children}
  </a>
);
