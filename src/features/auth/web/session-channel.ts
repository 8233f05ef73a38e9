export type SessionNews = 'signed-in' | 'signed-out';

const name = 'plein.session';

/** What happened here to the session that all tabs of this browser share. */
export function tellOtherTabs(news: SessionNews): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(news);
  channel.close();
}

export function hearOtherTabs(listener: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => listener(data as SessionNews);
  return () => channel.close();
}
