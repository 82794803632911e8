import { t } from '@daymark/words/t';
import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export type PageAssets = {
  script: string;
  style: string;
  /** Both file names come from the build; in development Vite adds the first and finds the second itself. */
  themeBoot?: string;
  font?: string;
  /** The script of the visitor's own project, in the language of the page. */
  ownProject: string;
};

type SiteDocumentProps = {
  language: string;
  path: string;
  title: string;
  description: string;
  assets: PageAssets;
  children: ReactNode;
};

export const SiteDocument = ({ language, path, title, description, assets, children }: SiteDocumentProps) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="theme-color" content="#f8f4ea" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0d1524" media="(prefers-color-scheme: dark)" />
      {assets.themeBoot && <script src={assets.themeBoot} />}
      {assets.font && <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="" />}
      <link rel="stylesheet" href={assets.style} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-180.png" />
      <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
      <script type="module" src={assets.script} />
    </head>
    <body data-own-project={assets.ownProject}>
      <a
        href="#content"
        className="absolute left-3 -top-20 z-50 rounded-md bg-ink px-4 py-3 font-semibold text-on-ink focus:top-3"
      >
        {t`Skip to the content`}
      </a>
      <SiteHeader path={path} />
      <main id="content" className="mx-auto max-w-6xl px-5">
        {children}
      </main>
      <SiteFooter />
    </body>
  </html>
);
