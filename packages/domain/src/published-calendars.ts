/** What a published calendar can have in it, each as its own kind of entry. */
export const PUBLISHED_CALENDAR_KINDS = ['task', 'wait', 'milestone'] as const;
export type PublishedCalendarKind = (typeof PUBLISHED_CALENDAR_KINDS)[number];
