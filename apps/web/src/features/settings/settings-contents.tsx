import { t } from '@daymark/words/t';
import { useEffect, useState } from 'react';

/** So many cards fit on a screen. */
const FEW = 3;

const headingsOf = (cards: HTMLElement): HTMLElement[] => [...cards.querySelectorAll('h2')];

/** The titles of the cards beside them, where the screen is wide: each leads to its card. Some cards come later than others. */
export function SettingsContents({ cards }: { cards: HTMLElement | null }) {
  const [headings, setHeadings] = useState<HTMLElement[]>([]);
  useEffect(() => {
    if (!cards) return;
    const read = () => setHeadings(headingsOf(cards));
    read();
    const observer = new MutationObserver(read);
    observer.observe(cards, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [cards]);
  if (headings.length <= FEW) return null;
  const show = (heading: HTMLElement) => {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.closest('section')?.scrollIntoView({ block: 'start' });
  };
  return (
    <nav aria-label={t`On this page`} className="sticky top-24 hidden border-l border-line xl:grid">
      {headings.map((heading) => (
        <button
          key={heading.id}
          type="button"
          className="min-h-9 px-4 text-left text-sm text-ink-soft transition-colors hover:text-ink"
          onClick={() => show(heading)}
        >
          {heading.textContent}
        </button>
      ))}
    </nav>
  );
}
