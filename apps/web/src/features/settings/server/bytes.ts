import { writtenIn } from '../../../platform/locale.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A number of bytes in the largest unit that leaves a whole number: "1.2 MB". */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const options = {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  } as const;
  return (bytes / 1_000 ** power).toLocaleString(writtenIn(), options);
}
