import type { LucideIcon } from 'lucide-react';

export type MenuItem = {
  label: string;
  /** In quieter type, below the label. */
  hint?: string;
  icon?: LucideIcon;
  /** For an entry of a choice: shows a check mark if true. */
  checked?: boolean;
  variant?: 'danger';
  disabled?: boolean;
  /** Chosen, it puts further entries in its place, and the menu stays open. */
  isMore?: boolean;
  onSelect: () => void;
};
