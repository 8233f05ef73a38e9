import type { SupportKind } from '#features/item-support/contract/support-kind.ts';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import { ideaGuid } from './content/idea-items.ts';

interface DemoSupport {
  item: string;
  kind: SupportKind;
  /** The accounts by their type: there is one of each. */
  by: readonly AccountType[];
}

/** So that the numbers are not all zero, and there is someone to see among those who join. */
export const demoSupport: readonly DemoSupport[] = [
  { item: ideaGuid('jetty'), kind: 'vote', by: ['ContentManager', 'Standard', 'Mett', 'Developer'] },
  { item: ideaGuid('jetty'), kind: 'join', by: ['Developer', 'Standard'] },
  { item: ideaGuid('forest'), kind: 'vote', by: ['ContentManager', 'Developer'] },
  { item: ideaGuid('forest'), kind: 'join', by: ['ContentManager'] },
  { item: ideaGuid('bridge'), kind: 'vote', by: ['Standard'] },
];
