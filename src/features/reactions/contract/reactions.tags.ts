import { talkedListTag, talkedTag } from '#features/list-items/contract/list-items.tags.ts';
import { cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

/** The reactions to one item, or below one block. */
export const threadTag = cacheTagOf('thread');

/** What a change of what is said makes wrong: the thread, and the order of the lists that go by what was said last. */
export const threadTouches = [threadTag, talkedListTag, talkedTag];
