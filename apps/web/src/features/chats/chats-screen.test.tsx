import '../../app.css';
import type { Chat } from '@daymark/contract/chats';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useNavigate,
  useParams,
} from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleChat, sampleConversation } from '../../testing/chat-samples.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { makeClient, show } from '../../testing/show.tsx';
import { currentToasts, dismissAllToasts, undoLatestToast } from '../../ui/toast-store.ts';
import { forgetExchange } from './answers.ts';
import { ChatsScreen } from './chats-screen.tsx';

const network = standInForNetwork();
afterEach(async () => {
  forgetExchange('fair');
  dismissAllToasts();
  localStorage.clear();
  await page.viewport(390, 800);
});

const toasts = () => currentToasts().map(({ title, description }) => [title, description]);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const FAIR = sampleChat('Spring fair', { updatedAt: hoursAgo(0) });
const TAXES = sampleChat('Taxes', { id: 'taxes', _id: 'taxes', updatedAt: hoursAgo(24 * 40) });
const SUGGESTION = { id: 'overdue', title: 'Two tasks are late', prompt: 'What is overdue?' };

function Screen() {
  const { id } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <ChatsScreen
      chatId={id}
      onOpenChat={(chatId) => void navigate({ to: chatId === undefined ? '/chats' : `/chats/${chatId}` })}
      onOpenPath={() => {}}
      onDrafted={() => {}}
    />
  );
}

async function open(path: string) {
  const rootRoute = createRootRoute({ component: Outlet });
  const chats = createRoute({ getParentRoute: () => rootRoute, path: '/chats', component: Screen });
  const one = createRoute({ getParentRoute: () => chats, path: '$id' });
  const router = createRouter({
    routeTree: rootRoute.addChildren([chats.addChildren([one])]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const client = makeClient();
  const screen = await show(<RouterProvider router={router} />, client);
  return { screen, router };
}

const listOf = (data: Chat[]) => ({ success: true, data, count: data.length });
const answerList = async (chats = [FAIR, TAXES]) =>
  (await network.next('GET /api/chats')).answer(200, listOf(chats));
const answerSuggestions = async () =>
  (await network.next('/chats/suggestions')).answer(200, {
    success: true,
    data: { suggestions: [SUGGESTION] },
  });

async function openList(chats = [FAIR, TAXES]) {
  const opened = await open('/chats');
  await answerList(chats);
  await answerSuggestions();
  return opened;
}

test('a long title is cut off at the edge, and what can be done with its chat is in reach', async () => {
  const { screen } = await openList([
    sampleChat('A fair with candles, soap and honey '.repeat(3).trim()),
    TAXES,
  ]);
  await expect.element(screen.getByRole('link', { name: 'Taxes' })).toBeVisible();
  const rightOf = (element: Element) => element.getBoundingClientRect().right;
  const mores = () => screen.getByRole('button', { name: /^More for/ }).elements();
  await expect.poll(() => mores().length).toBe(2);
  await expect
    .poll(() => Math.max(...mores().map(rightOf)))
    .toBeLessThanOrEqual(rightOf(screen.getByRole('navigation', { name: 'Chats' }).element()));
});

test('chats stand under the day of their last use, and lead to what was said', async () => {
  const { screen, router } = await openList();
  await expect.element(screen.getByRole('region', { name: 'Today' }).getByText('Spring fair')).toBeVisible();
  await expect.poll(() => screen.getByRole('heading', { level: 2 }).elements()[1]?.textContent).toMatch(/\d/);
  await screen.getByRole('link', { name: 'Taxes' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/chats/taxes');
  expect((await network.next('/chats/taxes')).request).toBe('GET /api/chats/taxes');
});

test('below 768 px there is the list or the chat, from there on both', async () => {
  await page.viewport(767, 800);
  const { screen } = await openList();
  await screen.getByRole('link', { name: 'Spring fair' }).click();
  (await network.next('/chats/fair')).answer(200, sampleConversation([]));
  const list = screen.getByRole('link', { name: 'Taxes' });
  await expect.element(screen.getByLabelText('Your message')).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
  await page.viewport(768, 800);
  await expect.element(list).toBeVisible();
  await expect.element(screen.getByLabelText('Your message')).toBeVisible();
  await page.viewport(767, 800);
  await screen.getByRole('button', { name: 'All chats' }).click();
  await expect.element(list).toBeVisible();
  await expect.element(screen.getByLabelText('Your message')).not.toBeInTheDocument();
});

test('without any chat there is what it is for, and something to begin with', async () => {
  const { screen, router } = await openList([]);
  await expect.element(screen.getByText(/No chats yet/)).toBeVisible();
  await screen.getByRole('button', { name: /Two tasks are late/ }).click();
  const create = await network.next('/create-with-suggestion');
  expect(create.body).toEqual({ suggestion: { title: SUGGESTION.title, prompt: SUGGESTION.prompt } });
  create.answer(201, {
    success: true,
    data: { chat: FAIR, initialMessage: SUGGESTION.prompt, redirect: '/chats/fair' },
  });
  (await network.next('/chats/fair')).answer(200, sampleConversation([]));
  const sent = await network.next('/chats/fair/messages');
  expect(sent.body).toEqual({ content: 'What is overdue?' });
  await expect.poll(() => router.state.location.pathname).toBe('/chats/fair');
  await expect.element(screen.getByText('What is overdue?')).toBeVisible();
  await expect.poll(toasts).toEqual([['Chat created successfully!', undefined]]);
});

test('a suggestion that begins no chat says so, and can be chosen again', async () => {
  const { screen } = await openList();
  const suggestion = screen.getByRole('button', { name: /Two tasks are late/ });
  await suggestion.click();
  (await network.next('/create-with-suggestion')).answerPage(500);
  await expect.poll(toasts).toEqual([['Failed to create chat with suggestion', 'Please try again.']]);
  await suggestion.click();
  expect((await network.next('/create-with-suggestion')).body).toBeDefined();
});

test('suggestions that cannot be fetched are said to be missing, and asked for again', async () => {
  const { screen } = await open('/chats');
  await answerList();
  (await network.next('/chats/suggestions')).answerPage(500);
  await expect.element(screen.getByRole('alert').getByText('Failed to fetch chat suggestions')).toBeVisible();
  await screen.getByRole('button', { name: 'Retry' }).click();
  await answerSuggestions();
  await expect.element(screen.getByText('Two tasks are late')).toBeVisible();
});

test('a list that cannot be fetched says so, and is asked for again', async () => {
  const { screen } = await open('/chats');
  await answerSuggestions();
  (await network.next('GET /api/chats')).answerPage(500);
  await expect.element(screen.getByRole('alert').getByText('Failed to fetch chats')).toBeVisible();
  await screen.getByRole('button', { name: 'Retry' }).click();
  await answerList();
  await expect.element(screen.getByRole('link', { name: 'Spring fair' })).toBeVisible();
});

const nameIt = async (screen: Awaited<ReturnType<typeof open>>['screen']) => {
  await screen.getByRole('button', { name: 'New chat' }).click();
  const button = screen.getByRole('button', { name: 'Create chat' });
  await screen.getByRole('textbox', { name: 'Title' }).fill('   ');
  await expect.element(button).toBeDisabled();
  await screen.getByRole('textbox', { name: 'Title' }).fill('Spring fair');
  await button.click();
  const create = await network.next('POST /api/chats');
  expect(create.body).toEqual({ title: 'Spring fair' });
  return create;
};

test('a new chat is named by its first message, which is sent at once', async () => {
  const { screen } = await openList([TAXES]);
  await screen.getByRole('button', { name: 'New chat' }).click();
  await screen.getByRole('textbox', { name: 'First message' }).fill('What is due for the spring fair?');
  await screen.getByRole('button', { name: 'Create chat' }).click();
  const create = await network.next('POST /api/chats');
  expect(create.body).toEqual({ title: 'What is due for the spring fair?' });
  create.answer(201, { success: true, data: { chat: FAIR } });
  (await network.next('/chats/fair')).answer(200, sampleConversation([]));
  const sent = await network.next('/chats/fair/messages');
  expect(sent.body).toMatchObject({ content: 'What is due for the spring fair?' });
});

test('a new chat with a title is opened', async () => {
  const { screen, router } = await openList([TAXES]);
  (await nameIt(screen)).answer(201, { success: true, data: { chat: FAIR } });
  (await network.next('/chats/fair')).answer(200, sampleConversation([]));
  await expect.element(screen.getByLabelText('Your message')).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/chats/fair');
  await expect.poll(toasts).toEqual([['Chat created successfully!', undefined]]);
});

test('a chat that is made and cannot be loaded says so', async () => {
  const { screen } = await openList([TAXES]);
  (await nameIt(screen)).answer(201, { success: true, data: { chat: FAIR } });
  (await network.next('/chats/fair')).answerPage(500);
  await expect
    .poll(toasts)
    .toContainEqual(['Chat created but failed to load', 'It is in the list of your chats.']);
});

test('a chat that cannot be made keeps its title in the dialog', async () => {
  const { screen } = await openList([TAXES]);
  (await nameIt(screen)).answerPage(500);
  await expect.element(screen.getByRole('alert').getByText('Failed to create chat')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Spring fair');
});

const choose = async (screen: Awaited<ReturnType<typeof open>>['screen'], item: string) => {
  await screen.getByRole('button', { name: 'More for Spring fair' }).click();
  await screen.getByRole('menuitem', { name: item }).click();
};

test('a title is typed over in its place', async () => {
  const { screen } = await openList();
  await choose(screen, 'Rename');
  await screen.getByLabelText('Title of Spring fair').fill('Summer fair');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('link', { name: 'Summer fair' })).toBeVisible();
  const rename = await network.next('/chats/fair/title');
  expect(rename.body).toEqual({ title: 'Summer fair' });
  rename.answer(200, { success: true, data: { chat: { ...FAIR, title: 'Summer fair' } } });
  await expect.poll(toasts).toEqual([['Chat title updated!', undefined]]);
});

test('an empty title is ignored, and Escape leaves the one there is', async () => {
  const { screen } = await openList();
  for (const typed of ['   {Enter}', 'Other{Escape}']) {
    await choose(screen, 'Rename');
    await screen.getByLabelText('Title of Spring fair').clear();
    await userEvent.keyboard(typed);
    await expect.element(screen.getByRole('link', { name: 'Spring fair' })).toBeVisible();
  }
  expect(network.waiting()).toEqual([]);
});

test('a title that was refused waits in its field, with the reason, until it is taken or given up', async () => {
  const { screen } = await openList();
  await choose(screen, 'Rename');
  await screen.getByLabelText('Title of Spring fair').fill('Summer fair');
  await userEvent.keyboard('{Enter}');
  (await network.next('/chats/fair/title')).answerPage(500);
  const field = screen.getByRole('textbox', { name: 'Title of Spring fair' });
  const link = screen.getByRole('link', { name: 'Spring fair' });
  await expect.element(field).toHaveValue('Summer fair');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(/could not be saved/);
  await expect
    .poll(toasts)
    .toEqual([['Failed to update title', 'Failed to update chat title. What you typed is kept.']]);
  await userEvent.tab();
  await expect.element(link).toBeVisible();
  await expect.poll(network.waiting).toEqual(['GET /api/chats']);
  await choose(screen, 'Rename');
  await expect.element(field).toHaveValue('Summer fair');
  await userEvent.keyboard('{Enter}');
  (await network.next('/chats/fair/title')).fail();
  await expect.element(field).toHaveAccessibleDescription(/cannot be reached/);
  await userEvent.keyboard('{Escape}');
  await expect.element(link).toBeVisible();
  await choose(screen, 'Rename');
  await expect.element(field).toHaveValue('Spring fair');
});

test('a chat is deleted at once, and brought back from the toast', async () => {
  const { screen, router } = await openList();
  await choose(screen, 'Delete');
  const link = screen.getByRole('link', { name: 'Spring fair' });
  await expect.element(link).not.toBeInTheDocument();
  const remove = await network.next('/chats/fair');
  expect(remove.request).toBe('DELETE /api/chats/fair');
  remove.answer(200, { success: true, data: { chat: FAIR } });
  await expect.poll(toasts).toEqual([['Chat deleted successfully!', 'Spring fair']]);
  undoLatestToast();
  await expect.element(link).toBeVisible();
  (await network.next('/chats/fair/restore')).answer(200, { success: true, data: { chat: FAIR } });
  await expect.poll(() => router.state.location.pathname).toBe('/chats/fair');
});

test('a chat that cannot be deleted is there again', async () => {
  const { screen } = await openList();
  await choose(screen, 'Delete');
  (await network.next('/chats/fair')).fail();
  await expect.element(screen.getByRole('link', { name: 'Spring fair' })).toBeVisible();
  await expect
    .poll(toasts)
    .toEqual([['Failed to delete chat', 'Daymark cannot be reached. It is still there. Please try again.']]);
});
