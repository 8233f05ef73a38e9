interface Listener {
  /** Times that it was told that something changed. */
  heard(): number;
  /** Times that it was opened. */
  opened(): number;
  stop(): Promise<void>;
}

interface Ear {
  port: number;
  headers: Record<string, string>;
  topics: readonly string[];
  /** In milliseconds: so long each channel stays open, as a tab does. */
  each: number;
}

/** One channel after another on which the server tells what changed. */
export function keepListening({ port, headers, topics, each }: Ear): Listener {
  const counts = { heard: 0, opened: 0 };
  const over = new AbortController();
  const listen = async () => {
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(each)]);
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/live?topics=${topics.join(',')}`, { headers, signal });
      counts.opened += answer.status === 200 ? 1 : 0;
      const decoder = new TextDecoder();
      for await (const piece of answer.body ?? []) {
        counts.heard += decoder.decode(piece, { stream: true }).split('event: changed').length - 1;
      }
    } catch (error) {
      // Closed by us, as a tab that is closed.
      if (!signal.aborted) throw error;
    }
  };
  const running = (async () => {
    while (!over.signal.aborted) await listen();
  })();
  return {
    heard: () => counts.heard,
    opened: () => counts.opened,
    stop: () => {
      over.abort();
      return running;
    },
  };
}
