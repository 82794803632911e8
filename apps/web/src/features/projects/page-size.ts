import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@daymark/domain/limits';
import { useSession } from '../../platform/session.ts';

const storageKey = () => `projects-page-size:${useSession.getState().user?.id ?? 'nobody'}`;

/** The page size that this user chose last on this device. */
export function keptPageSize(): number {
  const kept = Number(localStorage.getItem(storageKey()));
  return PAGE_SIZES.find((size) => size === kept) ?? DEFAULT_PAGE_SIZE;
}

export const keepPageSize = (size: number): void => localStorage.setItem(storageKey(), String(size));
