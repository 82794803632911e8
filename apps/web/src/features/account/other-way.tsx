import { t } from '@daymark/words/t';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { FailureWords } from './failure-words.ts';
import { FormError } from './form-error.tsx';

type OtherWayProps = {
  busy: boolean;
  failure: FailureWords | undefined;
  onBegin: () => void;
  children: ReactNode;
};

/** A way to log in below the form. */
export const OtherWay = ({ busy, failure, onBegin, children }: OtherWayProps) => (
  <div className="grid gap-4">
    <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t`or`}
    </p>
    <FormError failure={failure} />
    <Button size="large" busy={busy} onClick={onBegin}>
      {children}
    </Button>
  </div>
);
