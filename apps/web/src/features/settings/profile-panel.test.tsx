import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useSession } from '../../platform/session.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { samplePerson } from '../../testing/samples.ts';
import { makeClient, show, signInForEach } from '../../testing/show.tsx';
import { currentToasts } from '../../ui/toast-store.ts';
import { ProfilePanel } from './profile-panel.tsx';

const network = standInForNetwork();
const EMAIL_STAYS = 'Email cannot be changed. Contact support if you need to update your email address.';

signInForEach();

/** The panel of the signed-in user, as the route shows it. */
function Panel() {
  const user = useSession((session) => session.user);
  return user && <ProfilePanel user={user} />;
}

const open = () => {
  const client = makeClient();
  return show(<Panel />, client);
};

async function openToEdit() {
  const screen = await open();
  (await network.next()).answer(200, { success: true, data: samplePerson() });
  await screen.getByRole('button', { name: 'Edit Profile' }).click();
  return screen;
}

test('a profile is changed, all but the e-mail address', async () => {
  const screen = await openToEdit();
  await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  await expect.element(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  await expect.element(screen.getByText(EMAIL_STAYS)).toBeVisible();

  await screen.getByRole('textbox', { name: 'First name' }).fill('Beatriz');
  await screen.getByRole('textbox', { name: 'Bio' }).fill('I make pots.');
  await screen.getByRole('button', { name: 'Save Changes' }).click();
  const asked = await network.next();
  expect(asked.request).toBe('PUT /api/users/profile');
  asked.answer(200, { success: true, data: samplePerson({ firstname: 'Beatriz', bio: 'I make pots.' }) });

  await expect.element(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
  await expect.element(screen.getByText('I make pots.')).toBeVisible();
  await expect.poll(() => useSession.getState().user?.firstname).toBe('Beatriz');
  await expect
    .poll(currentToasts)
    .toMatchObject([{ kind: 'success', title: 'Profile updated successfully!', duration: 5000 }]);
});

test('what is wrong stands at its field, and goes when that is edited', async () => {
  const screen = await openToEdit();
  const firstName = screen.getByRole('textbox', { name: 'First name' });
  await firstName.fill('');
  await screen.getByRole('textbox', { name: 'Last name' }).fill('R2D2');
  await screen.getByRole('button', { name: 'Save Changes' }).click();

  await expect.element(screen.getByText('Name is required')).toBeVisible();
  await expect.element(screen.getByText('Name can only contain letters and spaces')).toBeVisible();
  await expect.element(firstName).toHaveFocus();
  expect(network.waiting()).toEqual([]);

  await firstName.fill('Ana');
  await expect.element(screen.getByText('Name is required')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Name can only contain letters and spaces')).toBeVisible();
});

test('a profile that could not be saved is kept as it was typed, and survives leaving the page', async () => {
  const screen = await openToEdit();
  await screen.getByRole('textbox', { name: 'Location' }).fill('Porto');
  await screen.getByRole('button', { name: 'Save Changes' }).click();
  (await network.next()).answer(503, {});

  await expect
    .poll(() => currentToasts())
    .toMatchObject([{ kind: 'error', title: 'Failed to update profile' }]);
  await expect.element(screen.getByRole('textbox', { name: 'Location' })).toHaveValue('Porto');

  await screen.unmount();
  const again = await open();
  await expect.element(again.getByRole('textbox', { name: 'Location' })).toHaveValue('Porto');
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(again.getByText('Porto')).not.toBeInTheDocument();
});

test('a profile that cannot be fetched says so, and shows what is known', async () => {
  const screen = await open();
  (await network.next()).answer(500, {});

  await expect.element(screen.getByRole('alert').getByText('Failed to fetch profile')).toBeVisible();
  await expect.poll(() => currentToasts().map(({ title }) => title)).toEqual(['Failed to load profile']);
  await expect.element(screen.getByText('ana@example.com', { exact: false })).toBeVisible();

  await screen.getByRole('button', { name: 'Retry' }).click();
  (await network.next()).answer(200, { success: true, data: samplePerson({ location: 'Porto' }) });
  await expect.element(screen.getByText('Porto')).toBeVisible();
  await expect.element(screen.getByText('Failed to fetch profile')).not.toBeInTheDocument();
});

test('a time zone is found by typing a city, and four stand first', async () => {
  const screen = await openToEdit();
  const zone = screen.getByRole('combobox', { name: 'Time zone' });
  await expect.element(zone).toHaveValue('Europe/London');
  await zone.click();
  const firstFour = () => screen.getByRole('option').elements().slice(0, 4);
  await expect
    .poll(() => firstFour().map((option) => option.firstElementChild?.textContent))
    .toEqual([
      'Pacific Time (America/Los_Angeles)',
      'Eastern (America/New_York)',
      'Central (America/Chicago)',
      'Mountain (America/Denver)',
    ]);

  await zone.fill('sao paulo');
  await userEvent.keyboard('{Enter}');
  await expect.element(zone).toHaveValue('America/Sao Paulo');

  await zone.fill('nowhere at all');
  await expect.element(screen.getByText('No time zone matches.', { exact: false })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(zone).toHaveValue('America/Sao Paulo');

  await zone.click();
  await screen.getByRole('option', { name: /^Eastern \(America\/New_York\)/ }).click();
  await expect.element(zone).toHaveValue('Eastern (America/New_York)');
});
