import type { ShownBy } from '../rows.ts';

const PROFILE = 'apps/web/src/features/settings/profile-panel.test.tsx';
const AVATAR = 'apps/web/src/features/settings/avatar-card.test.tsx';
const PASSWORD = 'apps/web/src/features/settings/password-form.test.tsx';
const JOURNEYS = 'e2e/settings.spec.ts';

const refusedFile = `${AVATAR} › a file that is no image, or too large by a byte, is refused before it is sent`;
const whoTheyAre = `${JOURNEYS} › a person says who they are, with a picture that everybody who sees them sees`;
const unsaved = `${PROFILE} › a profile that could not be saved is kept as it was typed, and survives leaving the page`;
const unfetched = `${PROFILE} › a profile that cannot be fetched says so, and shows what is known`;
const waitingButton = `${PASSWORD} › the button waits until all is filled, both match and the score is 3`;
const enter = `${PASSWORD} › Enter says why it cannot be sent yet`;

export const settingsRows = {
  '/settings': [whoTheyAre],
  'Please select an image file': [refusedFile],
  'File size must be less than 5MB': [refusedFile],
  'avatar at most 5 MB': [refusedFile],
  'Email cannot be changed. Contact support if you need to update your email address.': [
    `${PROFILE} › a profile is changed, all but the e-mail address`,
  ],
  'Profile updated successfully!': [
    whoTheyAre,
    `${PROFILE} › a profile is changed, all but the e-mail address`,
  ],
  'Failed to update profile': [unsaved],
  'Failed to fetch profile': [unfetched],
  'Failed to load profile': [unfetched],
  'Avatar uploaded successfully!': [whoTheyAre],
  'Avatar removed successfully!': [whoTheyAre],
  'Failed to upload avatar': [
    `${AVATAR} › a picture is seen before it is sent, and what could not be sent can be sent again`,
  ],
  'Failed to delete avatar': [
    `${AVATAR} › a picture leaves at once, and comes back when it could not be removed`,
  ],
  "New passwords don't match!": [enter],
  'Password is too weak!': [enter],
  "Passwords don't match": [waitingButton],
  'password strength threshold 3 of 5': [waitingButton],
  'Password changed successfully!': [`${JOURNEYS} › a password is changed, and other sessions end`],
  'Failed to change password': [`${PASSWORD} › what the server cannot say is said for it`],
} satisfies ShownBy;
