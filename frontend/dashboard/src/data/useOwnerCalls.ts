import { createContext, useContext } from 'react';
import type { ChalklineDataProvider } from './owner-calls.ts';

/** react-admin wraps its data provider so that every method must give a promise; live updates do not, hence a context. */
export const OwnerCallsContext = createContext<ChalklineDataProvider | null>(null);

/** The owner's calls, on the API or in the demo's memory. @throws Error outside the dashboard */
export function useOwnerCalls(): ChalklineDataProvider {
  const calls = useContext(OwnerCallsContext);
  if (calls === null) throw new Error('useOwnerCalls must be used within the dashboard');
  return calls;
}
