import { reloadSession, sessionChangedElsewhere, signedInElsewhere, signOutLocally } from './session.ts';
import { takeThemeOfOtherTab } from './theme.ts';
import { readToken } from './token.ts';

/**
 * Follows changes of the session in other tabs: a sign-out there is one here, and when somebody else signs in the page
 * reloads, so that no screen of one user stays open for another. If nobody was signed in, the callback is called.
 * Changes of the profile or the theme apply in every tab.
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
    if (key === 'auth-store' && !sessionChangedElsewhere()) reloadSession();
    if (key === 'theme') takeThemeOfOtherTab();
  });
  // A page restored from the back/forward cache has missed the storage events.
  window.addEventListener('pageshow', (event) => event.persisted && follow());
}
