import { keepLibraryIfStale } from '../launcher/library.mjs';

/** Each of the workers that run side by side would else compute the library of a fresh clone, which takes 20 seconds. */
export const setup = () => keepLibraryIfStale(process.execPath);
