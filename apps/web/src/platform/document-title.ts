import { useEffect } from 'react';

/** The title of the browser tab: "Projects · Daymark". */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Daymark` : 'Daymark';
  }, [title]);
}
