import { t } from '@daymark/words/t';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Earlier } from './use-conversation.ts';

/** The head of the loaded conversation. Its height never changes, so that the messages do not jump. */
export const EarlierMessages = ({ earlier }: { earlier: Earlier }) => (
  <div className="grid min-h-6 place-items-center text-sm text-ink-soft">
    {earlier.isFetching && <Spinner size="small" label={t`Loading earlier messages`} />}
    {earlier.hasFailed && !earlier.isFetching && (
      <p role="alert" className="flex flex-wrap items-center justify-center gap-3">
        {t`Earlier messages could not be loaded.`}
        <Button size="small" onClick={earlier.fetch}>
          {t`Retry`}
        </Button>
      </p>
    )}
  </div>
);
