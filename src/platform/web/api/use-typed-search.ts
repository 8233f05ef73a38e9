import { useEffect, useState } from 'react';

const typingPause = 200;

/** What is found for the words typed so far: asked after a pause, and an answer that comes too late is passed by. */
export function useTypedSearch<T>(typed: string, find: (typed: string) => Promise<readonly T[]>): readonly T[] {
  const [found, setFound] = useState<readonly T[]>([]);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      find(typed).then(
        (results) => !isOver && setFound(results),
        () => !isOver && setFound([]),
      );
    }, typingPause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed, find]);
  return found;
}
