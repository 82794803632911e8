import '../app.css';
import { beforeAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// Every file begins signed out, whatever the previous one left in this browser.
beforeAll(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// The files of a page share what they import, so that the page loads the app once: what the last file drew goes first. The
// package itself would do so only for the file that imports it first.
beforeEach(cleanup);
