export type SessionMessage = 'signed-in' | 'signed-out';

const name = 'plein.session';

/** What happened here to the session that all tabs of this browser share. */
export function tellOtherTabs(message: SessionMessage): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(message);
  channel.close();
}

export function hearOtherTabs(listener: (message: SessionMessage) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => listener(data as SessionMessage);
  return () => channel.close();
}
