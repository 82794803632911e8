/** Done once what was just made stands on screen: a frame begins, and then the browser has painted it. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // A page in the background paints nothing, and must not wait for it.
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
