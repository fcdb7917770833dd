import { messageOf, type Interpretation } from '@chalkline/api';
import { useEffect, useState } from 'react';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';

const PAUSE = 350;
/** A model is asked only once the typing has come to rest. */
const LONG_PAUSE = 1_500;

interface ReadingState {
  reading: Interpretation | null;
  failure: string | null;
  /** The words have changed since this reading. */
  stale: boolean;
}

/** Reads the rule a moment after the last key; a slower reading by a model follows where the grammar finds nothing. */
export function useReading(title: string, description: string): ReadingState {
  const calls = useOwnerCalls();
  const [state, setState] = useState<ReadingState>({ reading: null, failure: null, stale: false });

  useEffect(() => {
    if (title.trim() === '' && description.trim() === '') {
      setState({ reading: null, failure: null, stale: false });
      return;
    }
    setState((before) => ({ ...before, stale: true }));
    const stop = new AbortController();
    const read = async (propose: boolean): Promise<Interpretation | null> => {
      try {
        const reading = await calls.interpretRule({ title, description }, { propose, signal: stop.signal });
        setState({ reading, failure: null, stale: false });
        return reading;
      } catch (error) {
        if (stop.signal.aborted) return null;
        const failure = messageOf(error, 'The rule could not be read just now');
        setState((before) => ({ ...before, failure: propose ? before.failure : failure, stale: false }));
        return null;
      }
    };
    let second: ReturnType<typeof setTimeout> | undefined;
    const first = setTimeout(() => {
      void read(false).then((reading) => {
        if (stop.signal.aborted || reading?.status !== 'note') return;
        second = setTimeout(() => void read(true), LONG_PAUSE - PAUSE);
      });
    }, PAUSE);
    return () => {
      clearTimeout(first);
      clearTimeout(second);
      stop.abort();
    };
  }, [calls, title, description]);

  return state;
}
