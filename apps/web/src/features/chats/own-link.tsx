import type { MouseEvent, ReactNode } from 'react';
import { linkClass } from '../../ui/link-class.ts';
import { useOpenPath } from './open-path.ts';

/** Clicks that the browser handles: a new tab, a new window, a download. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A link to a screen of ours, opened without leaving the page. */
export function OwnLink({ path, children }: { path: string; children: ReactNode }) {
  const openPath = useOpenPath();
  const open = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    openPath(path);
  };
  return (
    <a href={path} onClick={open} className={linkClass}>
      {children}
    </a>
  );
}
