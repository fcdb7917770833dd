import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { chooseScheme, chosenScheme, type Scheme } from '../account/color-scheme.ts';

const SchemeContext = createContext<{ scheme: Scheme; toggle: () => void }>({
  scheme: 'light',
  toggle: () => undefined,
});

/** Light or dark for the whole dashboard: MUI's theme and the brand's custom properties change together. */
export function SchemeProvider({ children }: { children: (scheme: Scheme) => ReactNode }) {
  const [scheme, setScheme] = useState(chosenScheme);
  const value = useMemo(
    () => ({
      scheme,
      toggle: () => {
        const other = scheme === 'dark' ? 'light' : 'dark';
        chooseScheme(other);
        setScheme(other);
      },
    }),
    [scheme],
  );
  return <SchemeContext value={value}>{children(scheme)}</SchemeContext>;
}

export function useScheme(): { scheme: Scheme; toggle: () => void } {
  return useContext(SchemeContext);
}
