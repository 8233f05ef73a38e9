import { topicAddress } from '#platform/contract/calls/live-topic.ts';
import { liveClient } from '#platform/web/live/live-client.ts';
import { pollTopic } from '../../contract/polls.topics.ts';

/** Visitors have no channel, and a result need not be of this second. */
const visitorMilliseconds = 20_000;

/** Fetched only where somebody sees how a poll stands. Ends when what it returns is called. */
export function followPoll(guid: string, isSignedIn: boolean, onChange: () => void): () => void {
  if (isSignedIn) return liveClient.follow(topicAddress(pollTopic, guid), onChange);
  const asking = setInterval(() => {
    if (!document.hidden) onChange();
  }, visitorMilliseconds);
  return () => clearInterval(asking);
}
