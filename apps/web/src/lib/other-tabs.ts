import { sessionChangedElsewhere, signedInElsewhere, signOutLocally, useSession } from './session.ts';
import { takeThemeOfOtherTab } from './theme.ts';
import { readToken } from './token.ts';

/**
 * Follows what other tabs do with the session: a sign-out there is one here, and where somebody else signed in the page
 * starts anew, so that no screen made for one person is left standing for another. Where nobody was, a sign-in is told.
 * What a person changes of their profile or theme stands in every tab.
 */
export function followOtherTabs(onSignedIn: () => void): void {
  const follow = () => {
    if (signedInElsewhere()) onSignedIn();
    if (!sessionChangedElsewhere()) return;
    if (readToken() === null) signOutLocally('elsewhere');
    else window.location.reload();
  };
  window.addEventListener('storage', ({ key }) => {
    follow();
    if (key === 'auth-store' && !sessionChangedElsewhere()) void useSession.persist.rehydrate();
    if (key === 'theme') takeThemeOfOtherTab();
  });
  // A page that comes back from the browser's own cache slept through the storage events.
  window.addEventListener('pageshow', (event) => event.persisted && follow());
}
