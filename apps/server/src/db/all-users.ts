/**
 * The store functions whose statements name no user, because they serve all of them: jobs, and look-ups by an address.
 * Every other statement limits the rows that it reads or changes to one user, which a test checks.
 */
export const SERVING_ALL_USERS: readonly string[] = [
  'findFirstUser',
  'listDueDaily',
  'listDueFeeds',
  'listDueTasks',
  'listExpired',
  'listInvitations',
  'listPeople',
  'listThoseWithDeleted',
  'listToExtend',
  'listUnverifiedUsers',
  'listWatched',
  'listZones',
  'purgeAiRequests',
  'purgeApiTokens',
  'purgeChallenges',
  'purgeChanges',
  'purgeChats',
  'purgeCodes',
  'purgeDeliveries',
  'purgeEvents',
  'purgeInvitations',
  'purgeKeys',
  'purgePastDaysOff',
  'purgeReads',
  'purgeRemovedFeeds',
  'purgeSent',
  'purgeSessions',
];
