import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { linkTarget } from './link-target.ts';
import { Markdown } from './markdown.tsx';
import { OpenPathContext } from './open-path.ts';
import { Say } from './say.ts';

test('an answer is drawn as it is marked up', async () => {
  const screen = await render(
    <Markdown>{'# Today\n\nTwo **tasks**:\n\n1. Bake\n2. `Pack`\n\n> then rest'}</Markdown>,
  );
  await expect.element(screen.getByText('tasks')).toBeVisible();
  expect(screen.container.querySelectorAll('ol > li')).toHaveLength(2);
  expect(screen.container.querySelector('code')?.textContent).toBe('Pack');
  expect(screen.container.querySelector('blockquote')?.textContent).toContain('then rest');
  expect(screen.container.querySelector('h1')).toBeNull();
});

test('a table is drawn as one, and is narrow where the screen is', async () => {
  const row = `| ${'a-long-word '.repeat(9)}| [law](https://example.com) | <b>3</b> &lt;&frac12;h |`;
  const screen = await render(
    <div style={{ width: 280 }}>
      <Markdown>{`| Task | Link | Hours |\n|---|:-:|--:|\n${row}\n\n~~not struck~~ - [ ] no box`}</Markdown>
    </div>,
  );
  await expect.element(screen.getByRole('columnheader', { name: 'Hours' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '3 <½h' })).toBeVisible();
  const table = screen.getByRole('table').element();
  expect(table.scrollWidth).toBeLessThanOrEqual(280);
  expect(screen.container.querySelectorAll('del, input, b')).toHaveLength(0);
});

test('no word of a table is torn: what does not fit is scrolled to, by keyboard too', async () => {
  const word = 'somebody_whose_name_has_no_end';
  const screen = await render(
    <div style={{ width: 280 }}>
      <Markdown>{`| Day | Task | Hours | Who |\n|---|---|--:|---|\n| Mon | ${word} | 3.5 | Anna |`}</Markdown>
    </div>,
  );
  const scroller = screen.getByRole('figure', { name: 'Table' });
  await expect.element(scroller).toBeVisible();
  for (const cell of screen.container.querySelectorAll('th, td')) {
    const words = document.createRange();
    words.selectNodeContents(cell);
    expect([cell.textContent, words.getClientRects().length]).toEqual([cell.textContent, 1]);
  }
  const element = scroller.element();
  expect(element.clientWidth).toBeLessThanOrEqual(280);
  expect(element.scrollWidth).toBeGreaterThan(element.clientWidth);
  await userEvent.tab();
  await expect.element(scroller).toHaveFocus();
});

test('what is written from the right is drawn from the right, and stays inside', async () => {
  const screen = await render(
    <div style={{ width: 280 }}>
      <Markdown>{'مرحبا بالعالم\n\n- واحد\n\n1. اثنان\n\n> ثلاثة'}</Markdown>
    </div>,
  );
  await expect.element(screen.getByText('واحد')).toBeVisible();
  for (const list of screen.container.querySelectorAll('ul, ol, blockquote')) {
    const { paddingRight, paddingLeft } = getComputedStyle(list);
    expect([list.tagName, Number.parseFloat(paddingRight) > 0, paddingLeft]).toEqual([
      list.tagName,
      true,
      '0px',
    ]);
  }
});

test('a screen of ours opens without leaving the page, and the web opens beside it', async () => {
  const opened: string[] = [];
  const screen = await render(
    <OpenPathContext value={(path) => opened.push(path)}>
      <Markdown>{'[Bakery](/project/1/details) and [the law](https://example.com/law)'}</Markdown>
    </OpenPathContext>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Bakery' }));
  expect(opened).toEqual(['/project/1/details']);
  const out = screen.getByRole('link', { name: /the law/ }).element();
  expect(out.getAttribute('target')).toBe('_blank');
  expect(out.getAttribute('rel')).toContain('noopener');
});

test('what may be asked is a button that says what it shows, and plain words where nothing can be said', async () => {
  const said: string[] = [];
  const link = '[Something else](/chats?say=What%20is%20overdue)';
  const screen = await render(
    <Say value={(words) => said.push(words)}>
      <Markdown>{link}</Markdown>
    </Say>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'What is overdue' }));
  expect(said).toEqual(['What is overdue']);
  const still = await render(<Markdown>{link}</Markdown>);
  expect(still.container.querySelectorAll('button, a')).toHaveLength(0);
  expect(still.container.textContent).toBe('What is overdue');
});

const HOSTILE = [
  '<img src=x onerror="window.ran = true">',
  '<script>window.ran = true</script>',
  '<iframe src="javascript:parent.ran = true"></iframe>',
  '![secret](https://evil.example/?q=1)',
  '![secret][ref]\n\n[ref]: https://evil.example/x.png',
  '[go](javascript:window.ran=true)',
  '[go](JaVaScRiPt:window.ran=true)',
  '[go](data:text/html,<script>window.ran=true</script>)',
  '[go](vbscript:x)',
  '[go](file:///etc/passwd)',
  '[go](https://user:word@evil.example/)',
  '[go](/api/users/export)',
  '[go](/\\evil.example)',
  '<javascript:window.ran=true>',
  '<style>*{display:none}</style>',
  '<a href="https://evil.example" onclick="window.ran=true">go</a>',
  '<svg><use href="https://evil.example/x.svg#a"/></svg>',
];

test.each(HOSTILE)('nothing is run, fetched or linked by %s', async (hostile) => {
  const before = performance.getEntriesByType('resource').length;
  const screen = await render(<Markdown>{`before ${hostile} after`}</Markdown>);
  await expect.element(screen.getByText(/before/)).toBeVisible();
  expect(
    screen.container.querySelectorAll('img, script, iframe, style, svg, a[href], [onclick]'),
  ).toHaveLength(0);
  expect(
    performance
      .getEntriesByType('resource')
      .slice(before)
      .map(({ name }) => name),
  ).not.toContainEqual(expect.stringContaining('evil.example'));
  expect('ran' in window).toBe(false);
});

test('an address is a screen of ours, a page of the web, or nothing', () => {
  expect(linkTarget('/project/1/details#x')).toEqual({ kind: 'own', path: '/project/1/details#x' });
  // What the built-in assistant links to: a word that looks like a way and is none leads nowhere.
  for (const path of ['/dashboard', '/projects', '/time', '/enquiry', '/settings'])
    expect(linkTarget(path)).toEqual({ kind: 'own', path });
  expect(linkTarget(`${location.origin}/chats`)).toEqual({ kind: 'own', path: '/chats' });
  expect(linkTarget('//example.com/a')).toEqual({
    kind: 'out',
    address: `${location.protocol}//example.com/a`,
  });
  expect(['example.com', 'mailto:a@b.c', '', undefined, 'http://[', '/logout'].map(linkTarget)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});
