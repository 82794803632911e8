import { type ComponentType, lazy } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';

const NotLoaded = () => (
  <p className={classNames(cardClass, 'p-5 text-sm text-ink-soft')}>
    This part could not be loaded. Reload the page to try again.
  </p>
);

/** A component that is loaded once what stands around it is on screen; where that fails, only its own place says so. */
const late = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy<ComponentType<P>>(() =>
    afterPaint()
      .then(load)
      .then(
        (component) => ({ default: component }),
        () => ({ default: NotLoaded }),
      ),
  );

export const WeekPanel = late(async () => (await import('./week-panel.tsx')).WeekPanel);
export const LatestTasks = late(async () => (await import('./latest-tasks.tsx')).LatestTasks);
