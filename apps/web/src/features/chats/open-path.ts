import { createContext, useContext } from 'react';

type OpenPath = (path: string) => void;

/** Opens a screen of the app by its path, for links in answers. */
export const OpenPathContext = createContext<OpenPath>(() => {});

export const useOpenPath = (): OpenPath => useContext(OpenPathContext);
