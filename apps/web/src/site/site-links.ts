import { t, tc } from '@daymark/words/t';

export type SiteLink = { path: string; label: string };

export const MAIN_LINKS: readonly SiteLink[] = [
  { path: '/', label: tc('page')`Home` },
  { path: '/about', label: t`About` },
  { path: '/features', label: t`Features` },
];

export const FOOTER_LINKS: readonly SiteLink[] = [
  { path: '/contact', label: t`Contact` },
  { path: '/privacy', label: t`Privacy` },
  { path: '/terms', label: t`Terms` },
];
