import { t } from '@daymark/words/t';
import { OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { modelName } from '../platform/ai.ts';
import { Button } from './button.tsx';

type ErrorBannerProps = {
  /** What happened, in the words of the specification if it has them. */
  message: string;
  /** What was kept and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** An alternative to trying again. */
  action?: ReactNode;
};

export function ErrorBanner({ message, children, onRetry, retrying = false, action }: ErrorBannerProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-signal bg-signal-wash px-4 py-3 text-sm"
    >
      <OctagonAlert className="size-5 shrink-0 text-signal" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{message}</p>
        {children && <p>{children}</p>}
      </div>
      {onRetry && (
        <Button size="small" busy={retrying} onClick={onRetry}>
          {t`Retry`}
        </Button>
      )}
      {action}
    </div>
  );
}

type BuiltInButtonProps = { busy: boolean; onUse: () => void };

/** An action for a banner: the alternative to a language model. Without a model there is no choice. */
export const BuiltInButton = ({ busy, onUse }: BuiltInButtonProps) =>
  modelName() === undefined ? null : (
    <Button size="small" busy={busy} onClick={onUse}>
      {t`Use the built-in planner`}
    </Button>
  );
