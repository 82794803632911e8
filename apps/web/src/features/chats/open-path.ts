import { createContext, useContext } from 'react';

type OpenPath = (path: string) => void;

/** Leads to a screen of ours by its path: answers know no more of it. */
export const OpenPathContext = createContext<OpenPath>(() => {});

export const useOpenPath = (): OpenPath => useContext(OpenPathContext);
