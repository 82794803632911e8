import { t, tc } from '@daymark/words/t';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { writeIn } from '../platform/locale.ts';
import { AboutPage } from './about-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { FeaturesPage } from './features-page.tsx';
import { HomePage } from './home-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { type PageAssets, SiteDocument } from './site-document.tsx';
import { TermsPage } from './terms-page.tsx';

/** The language of these pages: its translation is its own code. */
const language = tc('code of the language')`en`;

writeIn(`${language}-GB`);

type Page = { title: string; description: string; content: () => ReactElement };

const PAGES: Record<string, Page> = {
  '/': {
    title: t`Daymark: from a brief to what to do today`,
    description: t`Write what has to be done and by when. Daymark breaks it into dated daily tasks and keeps the plan true. Self-hosted.`,
    content: HomePage,
  },
  '/about': {
    title: t`About Daymark`,
    description: t`Why Daymark exists, how it works and what it will not do.`,
    content: AboutPage,
  },
  '/features': {
    title: t`Features of Daymark`,
    description: t`Task breakdown, progress tracking and an interface that stays out of the way.`,
    content: FeaturesPage,
  },
  '/contact': {
    title: t`Contact · Daymark`,
    description: t`Whom to ask about this Daymark.`,
    content: ContactPage,
  },
  '/privacy': {
    title: t`Privacy · Daymark`,
    description: t`What Daymark stores, where, and how to get it out or gone.`,
    content: PrivacyPage,
  },
  '/terms': {
    title: t`Terms · Daymark`,
    description: t`The terms of using Daymark, in plain words.`,
    content: TermsPage,
  },
};

export const pagePaths: readonly string[] = Object.keys(PAGES);

/** The whole HTML document of a public page, with placeholders for the server's facts. */
export function renderPage(path: string, assets: PageAssets): string {
  const page = PAGES[path];
  if (!page) throw new Error(`There is no public page ${path}`);
  const { content: Content, ...head } = page;
  const markup = renderToStaticMarkup(
    <SiteDocument language={language} path={path} assets={assets} {...head}>
      <Content />
    </SiteDocument>,
  );
  return `<!doctype html>${markup}`;
}
