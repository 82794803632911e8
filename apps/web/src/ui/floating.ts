import type { ComponentType } from 'react';
import { ahead, fetchPart } from './late.tsx';

export const fetchMenuSheet = ahead(() => import('./menu-sheet.tsx').then((part) => part.MenuSheet));
export const fetchPopoverSheet = ahead(() => import('./popover-sheet.tsx').then((part) => part.PopoverSheet));
export const fetchTooltipBubble = ahead(() =>
  import('./tooltip-bubble.tsx').then((part) => part.TooltipBubble),
);

/** Prefetches when a button is hovered or focused. On failure it is loaded on use. */
export const fetchSoon =
  <P>(load: () => Promise<ComponentType<P>>) =>
  () =>
    void fetchPart(load).catch(() => undefined);
