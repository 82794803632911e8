import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Earlier } from './use-conversation.ts';

/** The head of the loaded conversation. Its height never changes, so that the messages do not jump. */
export const EarlierMessages = ({ earlier }: { earlier: Earlier }) => (
  <div className="grid min-h-6 place-items-center text-sm text-ink-soft">
    {earlier.isFetching && <Spinner size="small" label="Loading earlier messages" />}
    {earlier.hasFailed && !earlier.isFetching && (
      <p role="alert" className="flex flex-wrap items-center justify-center gap-3">
        Earlier messages could not be loaded.
        <Button size="small" onClick={earlier.fetch}>
          Retry
        </Button>
      </p>
    )}
  </div>
);
