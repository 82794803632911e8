import { type ComponentProps, Suspense } from 'react';
import { ahead, lateDialog } from '../../ui/late.tsx';

const ReplanDialog = lateDialog(ahead(() => import('./replan-dialog.tsx').then((part) => part.ReplanDialog)));

/** The dialog of what would move. Screens show much that leads to it, and open it seldom. */
export const LateReplanDialog = (props: ComponentProps<typeof ReplanDialog>) => (
  <Suspense>
    <ReplanDialog {...props} />
  </Suspense>
);
