import { createContext, useContext } from 'react';

/** Sends words as a message of the chat in which they are offered; undefined where nothing can be sent. */
export const Say = createContext<((words: string) => void) | undefined>(undefined);

export const useSay = () => useContext(Say);
