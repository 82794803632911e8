import { useState } from 'react';

/**
 * Whether a part that can be folded is open. What comes into it later opens it; only the person folds it, so that nothing
 * moves away under their pointer.
 */
export function useFold(opens: boolean) {
  const [isOpen, setOpen] = useState(opens);
  const [hasOpened, setHasOpened] = useState(opens);
  if (opens && !hasOpened) {
    setHasOpened(true);
    setOpen(true);
  }
  return [isOpen, setOpen] as const;
}
