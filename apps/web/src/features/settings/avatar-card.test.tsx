import { AVATAR_MAX_BYTES } from '@daymark/domain/limits';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RenderResult, render } from 'vitest-browser-react';
import { signIn, signOutLocally, useSession } from '../../platform/session.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { samplePerson } from '../../testing/samples.ts';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { AvatarCard } from './avatar-card.tsx';

const network = standInForNetwork();
const avatar = { url: '/api/avatars/ana/secret' };

beforeEach(() => localStorage.clear());
afterEach(() => {
  dismissAllToasts();
  signOutLocally('chosen');
});

function Card() {
  const user = useSession((session) => session.user);
  return user && <AvatarCard user={user} />;
}

const open = (user = samplePerson()) => {
  signIn('token', user);
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Card />
    </QueryClientProvider>,
  );
};

const PIXEL = Uint8Array.fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
);

const fileOf = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'me', { type });

/** One pixel, in a file of this size. */
const pictureOf = (bytes: number) =>
  new File([PIXEL, new Uint8Array(bytes - PIXEL.length)], 'me', { type: 'image/png' });

/** As a browser does once a file was chosen. Through its driver, 5 MB take seconds. */
function choose(screen: RenderResult, file: File): void {
  const input = screen.getByLabelText('Picture file').element();
  const chosen = new DataTransfer();
  chosen.items.add(file);
  Object.assign(input, { files: chosen.files });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a file that is no image, or too large by a byte, is refused before it is sent', async () => {
  const screen = await open();
  choose(screen, fileOf(10, 'text/plain'));
  await expect.element(screen.getByText('Please select an image file')).toBeVisible();

  choose(screen, fileOf(AVATAR_MAX_BYTES, 'image/png'));
  await expect.element(screen.getByText('File size must be less than 5MB')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Use this picture' })).not.toBeInTheDocument();

  choose(screen, pictureOf(AVATAR_MAX_BYTES - 1));
  await expect.element(screen.getByRole('button', { name: 'Use this picture' })).toHaveFocus();
  await expect.element(screen.getByText('File size must be less than 5MB')).not.toBeInTheDocument();
});

test('a file that only calls itself a picture is refused as soon as it cannot be shown', async () => {
  const screen = await open();
  choose(screen, fileOf(10, 'image/png'));
  await expect.element(screen.getByText('Please select an image file')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Upload a picture' })).toHaveFocus();
});

test('a picture is seen before it is sent, and what could not be sent can be sent again', async () => {
  const screen = await open();
  choose(screen, pictureOf(100));
  const preview = screen.getByRole('img', { name: 'How your picture will look' });
  await expect.element(preview).toHaveAttribute('src', expect.stringMatching(/^blob:/));

  // The upload uses XMLHttpRequest, and this server has no such address.
  await screen.getByRole('button', { name: 'Use this picture' }).click();
  await expect
    .poll(() => currentToasts())
    .toMatchObject([{ kind: 'error', title: 'Failed to upload avatar' }]);
  await expect.element(preview).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Use this picture' })).toBeEnabled();

  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(preview).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Upload a picture' })).toHaveFocus();
});

test('a picture leaves at once, and comes back when it could not be removed', async () => {
  const screen = await open(samplePerson({ avatar }));
  await screen.getByRole('button', { name: 'Remove' }).click();
  await expect.element(screen.getByRole('button', { name: 'Upload a picture' })).toBeVisible();
  await expect.poll(() => useSession.getState().user?.avatar).toBeNull();

  const picture = await network.next();
  expect(picture.request).toBe(`GET ${avatar.url}`);
  picture.fail();
  const removal = await network.next();
  expect(removal.request).toBe('DELETE /api/users/avatar');
  removal.answer(500, {});

  await expect
    .poll(() => currentToasts())
    .toMatchObject([{ kind: 'error', title: 'Failed to delete avatar' }]);
  await expect.poll(() => useSession.getState().user?.avatar).toEqual(avatar);
});

test('a removed picture can be taken back as long as it is at hand', async () => {
  const screen = await open(samplePerson({ avatar }));
  await screen.getByRole('button', { name: 'Remove' }).click();
  (await network.next()).answer(200, {});
  (await network.next()).answer(200, { success: true, message: 'Avatar removed successfully!' });

  await expect
    .poll(() => currentToasts())
    .toMatchObject([{ kind: 'success', title: 'Avatar removed successfully!', action: { label: 'Undo' } }]);
});
