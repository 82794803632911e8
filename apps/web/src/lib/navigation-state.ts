import type {} from '@tanstack/react-router';
import type { SearchPlace } from './search-place.ts';

/** What one screen tells the next beside its address; it survives a reload and is never sent anywhere. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where the person wanted to go before they were asked to log in. */
    from?: string;
    /** Whose page that was, when somebody had been signed in. */
    fromUser?: string;
    /** The address that waits for its verification code. */
    email?: string;
    /** When its latest code was sent, in milliseconds since 1970: the next one has to wait a while. */
    codeSentAt?: number;
    /** What to look for on the search screen. */
    search?: SearchPlace;
  }
}
