import type { ShownBy } from '../rows.ts';

const eachPage =
  'e2e/pages.spec.ts › every public page says what it is there for, under the header and footer of all';

export const siteRows = {
  '/': [eachPage],
  '/about': [eachPage],
  '/features': [eachPage],
  '/contact': [eachPage],
  '/privacy': [eachPage],
  '/terms': [eachPage],
  'any unknown path': [eachPage],
  'header compact after 20 px': [
    'apps/web/src/site/site.test.tsx › the header is compact from 20 px on, and moves nothing below it',
  ],
  'copyright 2025': [
    'packages/contract/src/site-facts.test.ts › the copyright begins in 2025 and runs to this year',
    eachPage,
  ],
} satisfies ShownBy;
