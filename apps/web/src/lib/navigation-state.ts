import type {} from '@tanstack/react-router';

/** What one screen tells the next beside its address; it survives a reload and is never sent anywhere. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where the person wanted to go before they were asked to log in. */
    from?: string;
    /** Whose page that was, when somebody had been signed in. */
    fromUser?: string;
    /** The address that waits for its verification code. */
    email?: string;
    /** A code was sent just now: the countdown to the next one begins. */
    codeSent?: boolean;
  }
}
