import { t } from '@daymark/words/t';
import { WordMark } from '../ui/beacon.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { MAIN_LINKS, type SiteLink } from './site-links.ts';

const NavLink = ({ link, path, className }: { link: SiteLink; path: string; className: string }) => (
  <a
    href={link.path}
    aria-current={link.path === path ? 'page' : undefined}
    className={`${className} font-semibold decoration-2 underline-offset-8 hover:underline aria-[current=page]:underline aria-[current=page]:decoration-signal-bright`}
  >
    {link.label}
  </a>
);

const MenuIcon = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
    <path d={d} fill="none" stroke="currentColor" strokeWidth="2.25" />
  </svg>
);

const SlideOutMenu = ({ path }: { path: string }) => (
  <dialog
    id="site-menu"
    aria-label={t`Menu`}
    className="m-0 ml-auto h-dvh max-h-none w-72 max-w-[85vw] bg-sheet p-5 text-ink shadow-float backdrop:bg-veil open:animate-slide-in"
  >
    <div className="mb-6 flex items-center justify-between">
      <WordMark className="text-lg" />
      <button
        type="button"
        aria-label={t`Close menu`}
        className="grid size-11 place-items-center rounded-md hover:bg-well"
      >
        <MenuIcon d="M5 5l14 14M19 5 5 19" />
      </button>
    </div>
    <nav aria-label={t`Menu`} className="grid gap-1">
      {MAIN_LINKS.map((link) => (
        <NavLink key={link.path} link={link} path={path} className="flex min-h-12 items-center text-lg" />
      ))}
      <a href="/login" className={`${buttonClass('secondary', 'large')} mt-5`}>
        {t`Log in`}
      </a>
      <a href="/signup" className={`${buttonClass('primary', 'large')} mt-2`}>
        {t`Get Started`}
      </a>
    </nav>
  </dialog>
);

export const SiteHeader = ({ path }: { path: string }) => (
  <header data-site-header className="pointer-events-none sticky top-0 z-30 h-18">
    <div className="site-bar pointer-events-auto bg-paper">
      <div className="mx-auto flex h-full max-w-6xl items-center gap-8 px-5">
        <a
          href="/"
          aria-label={t`Daymark, home`}
          className="flex items-center rounded-sm text-xl leading-none pointer-coarse:min-h-11"
        >
          <WordMark />
        </a>
        <nav aria-label={t`Main`} className="hidden flex-1 items-center gap-7 md:flex">
          {MAIN_LINKS.map((link) => (
            <NavLink key={link.path} link={link} path={path} className="py-2 text-sm" />
          ))}
          <span className="flex-1" />
          <span className="flex gap-2">
            <a href="/login" className={buttonClass('quiet')}>
              {t`Log in`}
            </a>
            <a href="/signup" className={buttonClass('primary')}>
              {t`Get Started`}
            </a>
          </span>
        </nav>
        <button
          type="button"
          aria-label={t`Open menu`}
          aria-haspopup="dialog"
          aria-controls="site-menu"
          aria-expanded="false"
          className="-mr-2 ml-auto grid size-11 place-items-center rounded-md hover:bg-well md:hidden"
        >
          <MenuIcon d="M3 6h18M3 12h18M3 18h18" />
        </button>
      </div>
    </div>
    <div className="pointer-events-auto">
      <SlideOutMenu path={path} />
    </div>
  </header>
);
