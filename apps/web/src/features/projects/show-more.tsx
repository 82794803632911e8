import { t } from '@daymark/words/t';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';

type ShowMoreProps = { shown: number; total: number; busy: boolean; onMore: () => void };

/** On a phone, the next page is added below this one. */
export function ShowMore({ shown, total, busy, onMore }: ShowMoreProps) {
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  // After the last page the button disappears, so the focus moves to the first project of that page.
  useEffect(() => () => focusSoon(`[data-row]:nth-child(${latest.current + 1}) a`), []);

  return (
    <div className="grid justify-items-center gap-2">
      <p role="status" className="text-sm text-ink-soft">
        {t`${shown} of ${total} shown`}
      </p>
      <Button busy={busy} onClick={onMore} className="w-full max-w-sm">
        {t`Show more`}
      </Button>
    </div>
  );
}
