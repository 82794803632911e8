import { type ComponentProps, Suspense } from 'react';
import { ahead, late } from '../../ui/late.tsx';

const StatementForm = late(ahead(() => import('./statement-form.tsx').then((part) => part.StatementForm)));

/** The form of a line, which is opened by a click. */
export const LateStatementForm = (props: ComponentProps<typeof StatementForm>) => (
  <Suspense>
    <StatementForm {...props} />
  </Suspense>
);
