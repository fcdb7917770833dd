import { createContext } from 'react';

/** True while the router's obligatory fallback page is rendered, the only one that has to run React; the build drops it. */
export const IsFallback = createContext(false);
