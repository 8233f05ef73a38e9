import { lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import {
  comingManager,
  type ListManager,
  ListManagerContext,
} from '#features/list-items/web/parts/list/list-manager-context.ts';
import { ItemPreviewContext } from '#features/list-items/web/preview/item-preview-context.ts';
import { IsSignedInContext } from '#platform/web/content/is-signed-in-context.ts';
import { SearchContext } from '#platform/web/content/search-context.ts';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import { useSiteApp } from '../site-app-context.ts';

const manager: ListManager = {
  Frame: lazy(() => import('#features/list-items/web/list-frame.tsx')),
  ItemTools: lazy(() => import('#features/list-items/web/item-tools.tsx')),
};

const ItemPreview = lazy(() => import('../screens/item-preview.tsx'));

/** What blocks are told of where they stand: the address's question, and for who is signed in the means to change items. */
export function BlockSurroundings({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const { reader } = useSiteApp();
  // Not before the browser has taken over: until then the list is as its readers get it, with room for what comes.
  const isAlive = useIsAlive();
  const forMembers = isAlive ? manager : comingManager;
  return (
    <SearchContext value={search}>
      <IsSignedInContext value={reader.isSignedIn}>
        <ListManagerContext value={reader.isSignedIn ? forMembers : undefined}>
          <ItemPreviewContext value={ItemPreview}>{children}</ItemPreviewContext>
        </ListManagerContext>
      </IsSignedInContext>
    </SearchContext>
  );
}
