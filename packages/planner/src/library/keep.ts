// Keeps on the disk what is computed of the texts of every language, so that no first plan has to wait for it.
import { LIBRARY_LANGUAGES } from './entries.ts';
import { libraryIn } from './library.ts';

for (const language of LIBRARY_LANGUAGES) libraryIn(language);
