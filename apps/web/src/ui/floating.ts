import type { ComponentType } from 'react';
import { ahead, fetchPart } from './late.tsx';

export const fetchMenuSheet = ahead(async () => (await import('./menu-sheet.tsx')).MenuSheet);
export const fetchPopoverSheet = ahead(async () => (await import('./popover-sheet.tsx')).PopoverSheet);
export const fetchTooltipBubble = ahead(async () => (await import('./tooltip-bubble.tsx')).TooltipBubble);

/** A button under the pointer or the focus may be pressed next. What does not come now is fetched when it is wanted. */
export const fetchSoon =
  <P>(load: () => Promise<ComponentType<P>>) =>
  () =>
    void fetchPart(load).catch(() => undefined);
