/**
 * The functions of the stores whose statements name no user, since they serve all of them: jobs, and what is found by
 * an address. Every other statement ties the rows that it reads or changes to one user, which the suite checks.
 */
export const SERVING_ALL_USERS: readonly string[] = [
  'listDueFeeds',
  'listExpired',
  'listThoseWithDeleted',
  'listToExtend',
  'listUnverifiedUsers',
  'purgeAiRequests',
  'purgeChanges',
  'purgeChats',
  'purgeCodes',
  'purgeEvents',
  'purgeKeys',
  'purgePastDaysOff',
  'purgeReads',
  'purgeRemovedFeeds',
  'purgeSessions',
  'purgeTimers',
];
