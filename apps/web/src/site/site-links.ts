export type SiteLink = { path: string; label: string };

export const MAIN_LINKS: readonly SiteLink[] = [
  { path: '/', label: 'Home' },
  { path: '/about', label: 'About' },
  { path: '/features', label: 'Features' },
];

export const FOOTER_LINKS: readonly SiteLink[] = [
  { path: '/contact', label: 'Contact' },
  { path: '/privacy', label: 'Privacy' },
  { path: '/terms', label: 'Terms' },
];
