import { messageOf, type Interpretation } from '@chalkline/api';
import { useEffect, useState } from 'react';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import type { RuleForm } from './rule-form.ts';

const PAUSE = 350;
/** A model is asked only once the typing has come to rest. */
const LONG_PAUSE = 1_500;

interface ReadingState {
  reading: Interpretation | null;
  failure: string | null;
  /** The rule has changed since this reading. */
  stale: boolean;
}

/** What came back, and for which words with which reading said yes to. */
interface Answer {
  words: string;
  reading: Interpretation | null;
  failure: string | null;
}

const NONE: ReadingState = { reading: null, failure: null, stale: false };

/** Reads the rule as saving it would, a moment after the last key; a slower reading by a model follows where the grammar finds nothing. */
export function useReading({ title, description, confirmedEffects }: RuleForm): ReadingState {
  const calls = useOwnerCalls();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const empty = title.trim() === '' && description.trim() === '';
  const words = JSON.stringify([title, description, confirmedEffects]);

  useEffect(() => {
    if (empty) return;
    const stop = new AbortController();
    const read = async (propose: boolean): Promise<Interpretation | null> => {
      try {
        const reading = await calls.interpretRule(
          { title, description, confirmedEffects },
          { propose, signal: stop.signal },
        );
        setAnswer({ words, reading, failure: null });
        return reading;
      } catch (error) {
        if (stop.signal.aborted) return null;
        const failure = messageOf(error, 'The rule could not be read just now');
        if (!propose) setAnswer((before) => ({ words, reading: before?.reading ?? null, failure }));
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
  }, [calls, title, description, confirmedEffects, words, empty]);

  if (empty) return NONE;
  if (answer === null) return { ...NONE, stale: true };
  return { reading: answer.reading, failure: answer.failure, stale: answer.words !== words };
}
