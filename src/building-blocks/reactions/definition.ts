import { ThreadOptions } from '#features/reactions/contract/thread-options.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';

/** product.md §3: what people say about a page, where it stands on it. Who may is a setting of the platform, unless the block says otherwise. */
export default defineBlock({
  name: 'Reactions',
  group: 'interaction',
  icon: 'messages-square',
  version: 1,
  hasThread: true,
  options: ThreadOptions,
  example: { order: 'newest' },
});
