import type {} from '@tanstack/react-router';
import type { SearchPlace } from './search-place.ts';

/** What one screen tells the next beside its address; it survives a reload and is never sent anywhere. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where the person wanted to go before they were asked to log in. */
    from?: string;
    /** Whose page that was, when somebody had been signed in. */
    fromUser?: string;
    /** What was typed there is found there again. */
    isTypedKept?: boolean;
    /** The address that waits for its code, for whose password another is chosen, or whose session has ended. */
    email?: string;
    /** Why the sign-in provider's log-in failed, in words. */
    providerFailure?: { message: string; advice?: string };
    /** From the sign-in provider: whose person the account is to be connected with, once its password was given. */
    ticket?: string | undefined;
    /** When its latest code was sent, in milliseconds since 1970: the next one has to wait a while. */
    codeSentAt?: number | undefined;
    /** The code with which the password may be replaced: it was right when it was checked. */
    code?: string | undefined;
    /** The code was used up: there is a new password. */
    isReset?: boolean | undefined;
    /** What to look for on the search screen. */
    search?: SearchPlace;
  }
}
