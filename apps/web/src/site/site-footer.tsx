import { WordMark } from '../ui/beacon.tsx';
import { FOOTER_LINKS, MAIN_LINKS } from './site-links.ts';

const FIRST_YEAR = 2025;

export const copyrightYears = (year: number): string =>
  year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR);

export const SiteFooter = ({ year }: { year: number }) => (
  <footer className="mt-24 border-t border-line">
    <div className="mx-auto flex max-w-6xl flex-wrap items-start justify-between gap-x-12 gap-y-6 px-5 py-10 text-sm">
      <div className="grid gap-2">
        <WordMark className="text-lg" />
        <p className="text-ink-soft">© {copyrightYears(year)} Daymark. Open source under the MIT licence.</p>
      </div>
      <nav aria-label="Footer" className="flex flex-wrap gap-x-6">
        {[...MAIN_LINKS, ...FOOTER_LINKS].map(({ path, label }) => (
          <a key={path} href={path} className="py-2 underline-offset-4 hover:underline pointer-coarse:py-3">
            {label}
          </a>
        ))}
      </nav>
    </div>
  </footer>
);
