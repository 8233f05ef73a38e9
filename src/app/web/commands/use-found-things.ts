import { useEffect, useRef, useState } from 'react';
import { findThings } from '#features/commands/contract/commands.endpoints.ts';
import type { FoundThings } from '#features/commands/contract/found-things.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { isUnreachable } from '#platform/web/api/is-unreachable.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';

/** `loading` for as long as what is shown is of other words than were typed. */
export type Searching = 'idle' | 'loading' | 'away' | 'failed';

interface Answer {
  /** What it answers. */
  question: string;
  things: FoundThings;
}

const nothing: FoundThings = { pages: [], items: [], people: [] };
const typingPause = 150;

/**
 * What the server finds for these words. Of several answers on their way the last asked counts, in whatever order they come;
 * until it is there the one before stays, for what of it fits the new words too.
 */
export function useFoundThings(words: readonly string[], only: 'people' | undefined) {
  const call = useCall();
  const language = useLanguage();
  const known = useRef(new Map<string, FoundThings>());
  const [answer, setAnswer] = useState<Answer>({ question: '', things: nothing });
  const [fault, setFault] = useState<{ question: string; kind: 'away' | 'failed' }>();
  const [attempt, setAttempt] = useState(0);
  const q = words.join(' ');
  const question = q === '' ? '' : `${only ?? ''} ${q}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same once more
  useEffect(() => {
    const before = question === '' ? nothing : known.current.get(question);
    if (before !== undefined) return setAnswer({ question, things: before });
    let isOver = false;
    const ask = async (): Promise<void> => {
      try {
        const things = await call(findThings, { query: { q, language, ...(only === undefined ? {} : { only }) } });
        known.current.set(question, things);
        if (isOver) return;
        setAnswer({ question, things });
        setFault(undefined);
      } catch (error) {
        if (!isOver) setFault({ question, kind: isUnreachable(error) ? 'away' : 'failed' });
      }
    };
    const timer = setTimeout(() => void ask(), typingPause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [question, language, call, attempt]);

  const again = () => {
    setFault(undefined);
    setAttempt((before) => before + 1);
  };
  // What could not be asked is asked when there is a connection again.
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  });

  const searching: Searching =
    question === '' || answer.question === question ? 'idle' : fault?.question === question ? fault.kind : 'loading';
  return { things: question === '' ? nothing : answer.things, searching, again };
}
