import {
  BIO_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  LOCATION_MAX_LENGTH,
  PHONE_MAX_LENGTH,
} from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { Avatar } from './avatars.ts';
import { ChangedPassword, KnownPassword } from './passwords.ts';
import { paths } from './paths.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { PersonName, phrase, text } from './text.ts';
import { HoursPerDay, Instant, identity, Language, Locale, TimeOfDay, Timezone, Weekdays } from './values.ts';

export const User = shape('User', {
  ...identity,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phoneNumber: z.string(),
  location: z.string(),
  /** An IANA zone: decides what "today" is for this user. */
  timezone: z.string(),
  /** How dates and numbers are written for this user. */
  locale: z.string(),
  /** The language of the interface and of mails. */
  language: Language,
  bio: z.string(),
  avatar: Avatar.nullable(),
  /** Whether this is the owner of the server: the one person who sees the page about it. */
  isOwner: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type User = z.output<typeof User>;

/** The editable fields of a profile. Omitted ones stay unchanged. */
export const ProfileChange = z.object({
  firstname: PersonName.optional(),
  lastname: PersonName.optional(),
  /** Must be the present address: a different one is refused. */
  email: text(EMAIL_MAX_LENGTH).optional(),
  phoneNumber: phrase(PHONE_MAX_LENGTH).optional(),
  location: phrase(LOCATION_MAX_LENGTH).optional(),
  timezone: Timezone.optional(),
  bio: text(BIO_MAX_LENGTH).optional(),
});
export type ProfileChange = z.output<typeof ProfileChange>;

/** The settings that the planner uses. */
export const Settings = shape('Settings', {
  weekdays: Weekdays,
  hoursPerDay: HoursPerDay,
  /** The hours of the day in which the user works. Imported events outside of them block no time. */
  workingHours: z.object({ from: TimeOfDay, until: TimeOfDay }).refine(({ from, until }) => from < until, {
    path: ['until'],
    error: t`The working day must end after it begins`,
  }),
  /** A language and region: decides whether 3/4 is in March or in April. */
  locale: Locale,
  /** The language of the interface and of mails. */
  language: Language,
});
export type Settings = z.output<typeof Settings>;

/** Omitted fields stay unchanged. */
const SettingsChange = Settings.extend({
  /** Null: that of the locale. */
  language: Language.nullable(),
}).partial();
export type SettingsChange = z.output<typeof SettingsChange>;

const message = envelope({ message: z.string() });

export const userRoutes = {
  profile: route({
    endpoint: paths.users.profile,
    access: 'session',
    summary: 'The profile of the signed-in user',
    answer: data(User),
  }),
  changeProfile: route({
    endpoint: paths.users.changeProfile,
    access: 'session',
    summary: 'Change what the profile says; the e-mail address stays',
    body: ProfileChange,
    answer: data(User),
  }),
  settings: route({
    endpoint: paths.users.settings,
    access: 'session',
    summary: 'The working hours and the order of dates that plans follow',
    answer: data(Settings),
  }),
  changeSettings: route({
    endpoint: paths.users.changeSettings,
    access: 'session',
    summary: 'Change working hours or the order of dates, for the plans that are made from now on',
    body: SettingsChange,
    answer: data(Settings),
  }),
  changePassword: route({
    endpoint: paths.users.changePassword,
    access: 'session',
    summary: 'Change the password and end all other sessions',
    body: z.object({ currentPassword: KnownPassword, newPassword: ChangedPassword }),
    refusals: ['too_many_attempts', 'overloaded'],
    answer: message,
  }),
  deleteAccount: route({
    endpoint: paths.users.deleteAccount,
    access: 'session',
    summary: 'Delete the account with everything in it, for good',
    body: z.object({ password: KnownPassword }),
    refusals: ['too_many_attempts', 'overloaded'],
    answer: message,
  }),
} as const;
