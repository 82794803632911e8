import { createHash } from 'node:crypto';

/** The only style of the page, in it. Colors are those of the app (`ui/tokens.css`). */
export const STYLE = `
:root { color-scheme: light dark; --paper: #f8f4ea; --sheet: #fffdf7; --ink: #14213d; --soft: #4c566c; --line: #ded5c2; --edge: #857d6d;
  --done: #1d6b45; --done-wash: #e0efe0; --soon: #7d5200; --soon-wash: #f9ebc8; --signal: #b5360f; --signal-wash: #fbe6da; --well: #eee7d8; --on-ink: #fffdf7; }
@media (prefers-color-scheme: dark) { :root { --paper: #0d1524; --sheet: #151f33; --ink: #f4eee0; --soft: #b4bccb; --line: #2b3853; --edge: #76839c;
  --done: #6fcf9b; --done-wash: #15322c; --soon: #f2c05c; --soon-wash: #362a17; --signal: #ff8a63; --signal-wash: #3a1f1c; --well: #1f2b43; --on-ink: #0d1524; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 system-ui, -apple-system, "Segoe UI", sans-serif; overflow-wrap: anywhere; }
main { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.125rem; line-height: 1.3; margin: 0 0 .75rem; }
h3 { font-size: 1rem; margin: 1rem 0 .35rem; }
h2.later { margin-top: 1.75rem; }
ul + dl, ul + p, ul + form, dl + p, dl + form, p + form { margin-top: 1rem; }
p { margin: 0 0 .5rem; }
.soft { color: var(--soft); font-size: .9375rem; }
header { margin-bottom: 1.75rem; }
header p { margin: .5rem 0 0; }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; margin: 0 0 1.25rem; }
.brief { white-space: pre-wrap; margin: 0; }
.state { display: inline-block; white-space: normal; border-radius: 6px; padding: 0 .45em; font-size: .8125rem; line-height: 1.5; font-weight: 600; background: var(--well); color: var(--ink); }
.state.done { background: var(--done-wash); color: var(--done); }
.state.waiting { background: var(--signal-wash); color: var(--signal); }
.state.unclear { background: var(--soon-wash); color: var(--soon); }
.state.excluded { background: none; color: var(--soft); border: 1px solid var(--edge); }
.of-excluded { color: var(--soft); }
dl { display: grid; grid-template-columns: minmax(0, auto) minmax(max-content, 1fr); gap: .35rem 1rem; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; font-weight: 600; }
@media (max-width: 22rem) { dl { grid-template-columns: 1fr; gap: 0; } dd + dt { margin-top: .5rem; } }
ul { list-style: none; margin: 0; padding: 0; }
li + li { border-top: 1px solid var(--line); margin-top: .75rem; padding-top: .75rem; }
.row { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; align-items: baseline; }
li.row { flex-wrap: nowrap; }
li.row > :last-child { flex-shrink: 0; }
.words { white-space: pre-wrap; }
progress { width: 100%; height: .75rem; accent-color: var(--done); }
label, summary { display: block; font-weight: 600; margin: 0 0 .35rem; }
summary { cursor: pointer; font-size: .9375rem; padding: .5rem 0; margin: 0; display: list-item; }
input:not([type=hidden]), textarea { display: block; width: 100%; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: 8px; padding: .6rem .75rem; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .4rem 1.1rem; margin-top: .6rem; border: 0; border-radius: 8px; background: var(--ink); color: var(--on-ink); cursor: pointer; }
:focus-visible { outline: 3px solid var(--edge); outline-offset: 2px; }
.notice { border-radius: 12px; padding: .85rem 1.25rem; margin: 0 0 1.25rem; background: var(--done-wash); color: var(--done); font-weight: 600; }
.notice.error { background: var(--signal-wash); color: var(--signal); }
@media print { body { background: #fff; color: #000; font-size: 11pt; } main { padding: 0; max-width: none; } section { border: 0; border-top: 1px solid #999; border-radius: 0; padding: 1rem 0; break-inside: avoid-page; } form, details, .notice { display: none; } }
`;

const HASH = createHash('sha256').update(STYLE).digest('base64');

/** For a client's page: it has its style in it, sends its forms to this server, and loads nothing. */
export const CLIENT_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${HASH}'`,
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
