/** Where a link of an answer leads: to a screen of ours, or out. Anything but pages is no link at all. */
export type LinkTarget = { kind: 'own'; path: string } | { kind: 'out'; address: string };

const OWN_SCREENS = /^\/(dashboard|projects|project|chats|search|settings)(\/|$)/;

/** What the words of a model name as an address may be anything: only pages of the web and screens of ours pass. */
export function linkTarget(href: string | undefined): LinkTarget | undefined {
  if (!href || !/^(\/|https?:\/\/)/i.test(href) || !URL.canParse(href, location.origin)) return undefined;
  const {
    origin,
    protocol,
    pathname,
    search,
    hash,
    username,
    href: address,
  } = new URL(href, location.origin);
  if (!['http:', 'https:'].includes(protocol) || username !== '') return undefined;
  if (origin !== location.origin) return { kind: 'out', address };
  return OWN_SCREENS.test(pathname) ? { kind: 'own', path: pathname + search + hash } : undefined;
}
