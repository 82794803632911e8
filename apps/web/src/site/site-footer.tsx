import { SLOTS } from '@daymark/contract/site-facts';
import { t } from '@daymark/words/t';
import { WordMark } from '../ui/beacon.tsx';
import { EachSocialLink, When } from './facts.tsx';
import { FOOTER_LINKS, MAIN_LINKS } from './site-links.ts';

/** Three columns on a phone, so that no link is alone on a line. */
const linksClass = 'grid grid-cols-3 gap-x-6 sm:flex sm:flex-wrap';

const linkClass = 'py-2 underline-offset-4 hover:underline pointer-coarse:py-3';

const SocialLinks = () => (
  <When fact="social-links">
    <nav
      aria-label={t`Elsewhere`}
      className={`${linksClass} border-line max-sm:mt-2 max-sm:border-t max-sm:pt-2`}
    >
      <EachSocialLink>
        <a href={SLOTS.socialAddress} rel="noopener" className={linkClass}>
          {SLOTS.socialName}
        </a>
      </EachSocialLink>
    </nav>
  </When>
);

export const SiteFooter = () => (
  <footer className="mt-24 border-t border-line">
    <div className="mx-auto flex max-w-6xl flex-wrap items-start justify-between gap-x-12 gap-y-6 px-5 py-10 text-sm">
      <div className="grid gap-2">
        <WordMark className="text-lg" />
        <p className="text-ink-soft">{t`© ${SLOTS.copyrightYears} Daymark. Open source under the MIT licence.`}</p>
      </div>
      <div className="grid gap-x-6 max-sm:w-full sm:justify-items-end">
        <nav aria-label={t`Footer`} className={linksClass}>
          {[...MAIN_LINKS, ...FOOTER_LINKS].map(({ path, label }) => (
            <a key={path} href={path} className={linkClass}>
              {label}
            </a>
          ))}
        </nav>
        <SocialLinks />
      </div>
    </div>
  </footer>
);
