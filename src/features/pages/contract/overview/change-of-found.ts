import type { FoundPagesChange, PagesChangeInput } from './pages-change.ts';

/** The change of all that was found as one of these pages. */
export function changeOfFound(change: FoundPagesChange['change'], guids: readonly string[]): PagesChangeInput {
  const each = <Value extends object>(value: Value) => guids.map((guid) => ({ guid, ...value }));
  switch (change.action) {
    case 'owner':
      return { action: 'owner', pages: each({ ownerId: change.ownerId }) };
    case 'review':
      return { action: 'review', pages: each({ reviewOn: change.reviewOn }) };
    case 'move':
      return { action: 'move', pages: each({ place: change.place }) };
    default:
      return { ...change, guids: [...guids] };
  }
}
