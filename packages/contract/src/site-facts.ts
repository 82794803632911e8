/**
 * The public pages are rendered at the build, with placeholders for what only the operator's server knows. The server
 * fills them in. Both use the placeholders of this file.
 */
export interface SiteFacts {
  operatorName: string | undefined;
  operatorEmail: string | undefined;
  /** Addresses, in the operator's order. */
  socialLinks: readonly string[];
  /** The engine that reads briefs: the built-in planner, none, or a language model. */
  ai: 'builtin' | 'off' | 'model';
  /** Whether visitors may try a project without an account. */
  isTryingOffered: boolean;
  year: number;
}

/** The facts of a server without configuration. */
export const bareFacts = (year: number): SiteFacts => ({
  operatorName: undefined,
  operatorEmail: undefined,
  socialLinks: [],
  ai: 'builtin',
  isTryingOffered: true,
  year,
});

const FIRST_YEAR = 2025;

/** The years of the copyright line: the first year, and the present one if it is later. */
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

/** The name of a link to an address: the social network, else the host. */
export function socialName(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '');
  return NAMES[host] ?? host;
}

/** Placeholders for text. */
export const SLOTS = {
  operatorName: '__OPERATOR_NAME__',
  operatorEmail: '__OPERATOR_EMAIL__',
  operatorMailto: '__OPERATOR_MAILTO__',
  copyrightYears: '__COPYRIGHT_YEARS__',
  socialAddress: '__SOCIAL_ADDRESS__',
  socialName: '__SOCIAL_NAME__',
} as const;

/** `<when-…>` wraps content that is shown if a condition is true, `<unless-…>` content that is shown if it is false. */
export type SiteCondition =
  | 'operator-name'
  | 'operator-email'
  | 'social-links'
  | 'ai-builtin'
  | 'ai-off'
  | 'ai-model'
  | 'trying';

/** Wraps content that is repeated for each link. */
export const EACH_SOCIAL_LINK = 'each-social-link';

const conditionsOf = (facts: SiteFacts): Record<SiteCondition, boolean> => ({
  'operator-name': facts.operatorName !== undefined,
  'operator-email': facts.operatorEmail !== undefined,
  'social-links': facts.socialLinks.length > 0,
  'ai-builtin': facts.ai === 'builtin',
  'ai-off': facts.ai === 'off',
  'ai-model': facts.ai === 'model',
  trying: facts.isTryingOffered,
});

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Replaces all placeholders in one pass, so that inserted text cannot introduce another placeholder. */
const withWords = (html: string, words: Readonly<Record<string, string>>): string =>
  html.replaceAll(/__[A-Z_]+?__/g, (slot) => (words[slot] === undefined ? slot : escaped(words[slot])));

/** Keeps the content whose condition is true and removes the rest. Conditions may be nested. */
const withConditions = (html: string, conditions: Readonly<Record<string, boolean>>): string =>
  html.replaceAll(
    /<(when|unless)-([a-z-]+)>(.*?)<\/\1-\2>/gs,
    (_all, word: string, condition: string, content: string) =>
      conditions[condition] === (word === 'when') ? withConditions(content, conditions) : '',
  );

/** The whole page for this server. */
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
