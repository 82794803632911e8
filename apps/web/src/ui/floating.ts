import type { ComponentType } from 'react';
import { ahead, fetchPart } from './late.tsx';

export const fetchMenuSheet = ahead(async () => (await import('./menu-sheet.tsx')).MenuSheet);
export const fetchPopoverSheet = ahead(async () => (await import('./popover-sheet.tsx')).PopoverSheet);
export const fetchTooltipBubble = ahead(async () => (await import('./tooltip-bubble.tsx')).TooltipBubble);

/** Prefetches when a button is hovered or focused. On failure it is loaded on use. */
export const fetchSoon =
  <P>(load: () => Promise<ComponentType<P>>) =>
  () =>
    void fetchPart(load).catch(() => undefined);
