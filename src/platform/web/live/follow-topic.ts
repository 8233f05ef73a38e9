import { liveClient } from './live-client.ts';

/** With a channel there is little need to ask; now and then all the same, because a message can be lost. */
const patience = 10;

export interface TopicFollower {
  /** Until it changes; without a channel this long, as one who asks again and again does. */
  wait(milliseconds: number): Promise<void>;
  stop(): void;
}

/** For work that is followed by something else than a screen. */
export function followTopic(topic: string): TopicFollower {
  let isChanged = false;
  let wake = () => {};
  const stop = liveClient.follow(topic, () => {
    isChanged = true;
    wake();
  });
  return {
    stop,
    async wait(milliseconds) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, liveClient.isOpen ? milliseconds * patience : milliseconds);
      wake = resolve;
      if (!isChanged) await promise;
      clearTimeout(timer);
      isChanged = false;
    },
  };
}
