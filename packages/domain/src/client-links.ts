/** What a link for a client can show beside the name of the project. Each is chosen by itself. */
export const CLIENT_LINK_FIELDS = [
  'brief',
  'days',
  'milestones',
  'waits',
  'progress',
  'name',
  'hours',
] as const;
export type ClientLinkField = (typeof CLIENT_LINK_FIELDS)[number];

/** For how many days a link for a client can be valid. */
export const CLIENT_LINK_DAYS = [30, 90, 365] as const;

/** Most links of a person, expired ones too. */
export const CLIENT_LINKS_MAX_COUNT = 200;
/** How long the address of a preview is valid. */
export const CLIENT_PREVIEW_MINUTES = 30;

export const CLIENT_NOTE_MAX_LENGTH = 2_000;
/** Most notes that can be written with one link within a day. */
export const CLIENT_NOTES_A_DAY = 20;
/** How many notes of a project are listed, the newest. */
export const CLIENT_NOTES_SHOWN = 200;
