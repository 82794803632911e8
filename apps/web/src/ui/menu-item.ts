import type { LucideIcon } from 'lucide-react';

export type MenuItem = {
  label: string;
  /** Quieter, below the label. */
  hint?: string;
  icon?: LucideIcon;
  /** Given on an entry that is a choice among others: shows a tick where it holds. */
  checked?: boolean;
  variant?: 'danger';
  disabled?: boolean;
  onSelect: () => void;
};
