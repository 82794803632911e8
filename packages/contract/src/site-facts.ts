/**
 * The public pages are written at the build; what only the operator's server knows has a place kept in them, which that
 * server fills. Both sides name the places here.
 */
export interface SiteFacts {
  operatorName: string | undefined;
  operatorEmail: string | undefined;
  /** Addresses, as the operator listed them. */
  socialLinks: readonly string[];
  /** What reads the briefs: the built-in planner, nothing, or a language model. */
  ai: 'builtin' | 'off' | 'model';
  year: number;
}

/** What is known of a server on which nothing was set. */
export const bareFacts = (year: number): SiteFacts => ({
  operatorName: undefined,
  operatorEmail: undefined,
  socialLinks: [],
  ai: 'builtin',
  year,
});

const FIRST_YEAR = 2025;

/** The years of the copyright line: the first, and the present one once it is later. */
export const copyrightYears = (year: number): string =>
  year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR);

const NAMES: Readonly<Record<string, string>> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'mastodon.social': 'Mastodon',
  'twitter.com': 'X',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/** What a link to an address is called: the network that it leads to, else its host. */
export function socialName(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '');
  return NAMES[host] ?? host;
}

/** Places for words. */
export const SLOTS = {
  operatorName: '__OPERATOR_NAME__',
  operatorEmail: '__OPERATOR_EMAIL__',
  operatorMailto: '__OPERATOR_MAILTO__',
  copyrightYears: '__COPYRIGHT_YEARS__',
  socialAddress: '__SOCIAL_ADDRESS__',
  socialName: '__SOCIAL_NAME__',
} as const;

/** `<when-…>` stands around what is there only when something holds, `<unless-…>` around what is there otherwise. */
export type SiteCondition =
  | 'operator-name'
  | 'operator-email'
  | 'social-links'
  | 'ai-builtin'
  | 'ai-off'
  | 'ai-model';

/** Stands around what is repeated for each link. */
export const EACH_SOCIAL_LINK = 'each-social-link';

const conditionsOf = (facts: SiteFacts): Record<SiteCondition, boolean> => ({
  'operator-name': facts.operatorName !== undefined,
  'operator-email': facts.operatorEmail !== undefined,
  'social-links': facts.socialLinks.length > 0,
  'ai-builtin': facts.ai === 'builtin',
  'ai-off': facts.ai === 'off',
  'ai-model': facts.ai === 'model',
});

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Puts words into their places in one pass, so that no word can open a place of its own. */
const withWords = (html: string, words: Readonly<Record<string, string>>): string =>
  html.replaceAll(/__[A-Z_]+?__/g, (slot) => (words[slot] === undefined ? slot : escaped(words[slot])));

/** Keeps what holds and takes out the rest; one condition may stand within another. */
const withConditions = (html: string, conditions: Readonly<Record<string, boolean>>): string =>
  html.replaceAll(
    /<(when|unless)-([a-z-]+)>(.*?)<\/\1-\2>/gs,
    (_all, word: string, condition: string, content: string) =>
      conditions[condition] === (word === 'when') ? withConditions(content, conditions) : '',
  );

/** The whole page, as a reader of this server sees it. */
export function fillPage(template: string, facts: SiteFacts): string {
  const chosen = withConditions(template, conditionsOf(facts));
  const [before = '', link = '', after = ''] = chosen.split(new RegExp(`</?${EACH_SOCIAL_LINK}>`));
  const links = facts.socialLinks.map((address) =>
    withWords(link, { [SLOTS.socialAddress]: address, [SLOTS.socialName]: socialName(address) }),
  );
  const words = {
    [SLOTS.operatorName]: facts.operatorName ?? '',
    [SLOTS.operatorEmail]: facts.operatorEmail ?? '',
    [SLOTS.operatorMailto]: `mailto:${encodeURIComponent(facts.operatorEmail ?? '').replace('%40', '@')}`,
    [SLOTS.copyrightYears]: copyrightYears(facts.year),
  };
  return withWords(before, words) + links.join('') + withWords(after, words);
}
