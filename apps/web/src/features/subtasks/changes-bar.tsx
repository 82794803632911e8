import { t } from '@daymark/words/t';
import { Button } from '../../ui/button.tsx';

/** Shown below the lines on a narrow screen: says that the plan would change, and leads to it on the other tab. */
export const ChangesBar = ({ onShow, isBusy }: { onShow: () => void; isBusy: boolean }) => (
  <div
    role="status"
    className="sticky bottom-(--taken-below) z-10 -mx-1 flex flex-wrap items-center justify-between gap-2 rounded-lg border border-edge bg-sheet px-4 py-2.5 shadow-float lg:hidden"
  >
    <p className="text-sm font-semibold">{t`The plan would change. Nothing is written yet.`}</p>
    <Button variant="primary" size="small" busy={isBusy} onClick={onShow}>
      {t`See the changes`}
    </Button>
  </div>
);
