import { t } from '@daymark/words/t';
import { Spinner } from './spinner.tsx';

/** Only while the session is restored; everything else has skeletons. */
export const FullScreenSpinner = ({ label = t`Loading` }: { label?: string }) => (
  <div className="fixed inset-0 grid place-items-center bg-paper text-ink">
    <Spinner size="extra-large" label={label} />
  </div>
);
