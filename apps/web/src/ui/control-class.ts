/** The style of all input controls. */
export const controlClass =
  'w-full rounded-md border border-edge bg-sheet px-3 py-2 text-base text-ink transition-colors ' +
  'hover:border-ink-soft focus-visible:border-ink disabled:bg-well disabled:text-ink-soft ' +
  'aria-invalid:border-signal aria-invalid:border-2';

/** Controls with one line: their height, and what does not fit ends with an ellipsis. */
export const oneLineClass = 'min-h-10 text-ellipsis pointer-coarse:min-h-11';

/** Two fields beside each other if each has room for a date: not on the narrowest screens, nor with large fonts. */
export const fieldPairsClass =
  'grid gap-x-3 gap-y-4 grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] sm:grid-cols-2 sm:gap-x-4';
