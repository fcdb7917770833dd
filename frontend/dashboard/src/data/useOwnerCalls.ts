import { useDataProvider } from 'ra-core';
import type { ChalklineDataProvider } from './owner-calls.ts';

/** The owner's calls, on the API or in the demo's memory. */
export function useOwnerCalls(): ChalklineDataProvider {
  return useDataProvider<ChalklineDataProvider>();
}
