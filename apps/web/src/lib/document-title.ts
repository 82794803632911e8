import { useEffect } from 'react';

/** What the browser's tab says while a screen stands: "Projects · Daymark". */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Daymark` : 'Daymark';
  }, [title]);
}
