import { type ComponentProps, Suspense } from 'react';
import { ahead, late } from '../../ui/late.tsx';

const StatementForm = late(ahead(async () => (await import('./statement-form.tsx')).StatementForm));

/** The form of a line, which is opened by a click. */
export const LateStatementForm = (props: ComponentProps<typeof StatementForm>) => (
  <Suspense>
    <StatementForm {...props} />
  </Suspense>
);
