import type {} from '@tanstack/react-router';
import type { SearchPlace } from '../features/search/search-place.ts';

/** The navigation state that one screen passes to the next; it survives a reload and is never sent anywhere. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page before the redirect to the log-in. */
    from?: string;
    /** The user of that page, if somebody was signed in. */
    fromUser?: string;
    /** Whether drafts of that page were kept. */
    isTypedKept?: boolean;
    /** The address of the account flow: it waits for a code, resets its password, or its session has ended. */
    email?: string;
    /** Why the log-in at the sign-in provider failed. */
    providerFailure?: { message: string; advice?: string };
    /** From the sign-in provider: the ticket for connecting the account after its password was given. */
    ticket?: string | undefined;
    /** When its latest code was sent, in milliseconds since 1970: the next one has to wait. */
    codeSentAt?: number | undefined;
    /** The code for replacing the password, which was checked. */
    code?: string | undefined;
    /** The password was replaced, and the code used up. */
    isReset?: boolean | undefined;
    /** The query of the search screen. */
    search?: SearchPlace;
  }
}
