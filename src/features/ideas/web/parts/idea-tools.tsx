import { lazy, Suspense } from 'react';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';

const IdeaManagingBar = lazy(() => import('../managing/idea-managing-bar.tsx'));
const NewsChoice = lazy(() => import('../managing/news-choice.tsx'));

interface IdeaToolsProps {
  item: { guid: string; title: string; blockGuid: string };
  canEdit: boolean;
  /** Signed in and active: they can be mailed about it. */
  isMember: boolean;
}

/** At an idea: being mailed about it, and for who manages its list what becomes of it. */
export function IdeaTools({ item, canEdit, isMember }: IdeaToolsProps) {
  const isAlive = useIsAlive();
  if (!isAlive || !isMember) return null;
  return (
    <Suspense fallback={null}>
      <NewsChoice guid={item.guid} />
      {canEdit && <IdeaManagingBar item={item} />}
    </Suspense>
  );
}
