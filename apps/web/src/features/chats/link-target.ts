/** The target of a link in an answer: a screen of the app, words to say, or an external page. Other addresses are no links. */
export type LinkTarget =
  | { kind: 'own'; path: string }
  | { kind: 'say'; words: string }
  | { kind: 'out'; address: string };

/** `/chats?say=What is due?`: the assistant offers what it may be asked. */
const wordsIn = (pathname: string, search: string): string | null =>
  pathname === '/chats' ? new URLSearchParams(search).get('say') : null;

const OWN_SCREENS = /^\/(dashboard|projects?|chats|enquiry|time|search|settings)(\/|$)/;

/** Parses the address of a link. A model can write anything, so only web pages and screens of the app are allowed. */
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
  const words = wordsIn(pathname, search);
  if (words) return { kind: 'say', words };
  return OWN_SCREENS.test(pathname) ? { kind: 'own', path: pathname + search + hash } : undefined;
}
