import { lazy, Suspense } from 'react';
import { listItemTypes } from '#features/item-types/contract/item-types.endpoints.ts';
import { readItemWorkingCopy } from '#features/list-items/contract/editing/item-editing.endpoints.ts';
import type { ListItemDetail } from '#features/list-items/contract/list-item.ts';
import { itemCall, itemInput } from '#features/list-items/web/parts/item-page/item-call.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { InBrowser } from '../../shell/in-browser.tsx';
import { useSiteApp } from '../../site-app-context.ts';
import { useShownPage } from '../../use-shown-page.ts';
import { useSiteHead } from '../../use-site-head.ts';
import { Meanwhile } from '../meanwhile.tsx';

const ItemEditor = lazy(() => import('./item-editor.tsx'));

/** §2: {path}/i/{item}/…/edit, and the versions of the item below it. */
export function ItemEditorScreen({ itemId, showsVersions }: { itemId: string; showsVersions: boolean }) {
  const { t } = useTranslation();
  const { language } = useSiteApp();
  const answer = useLoaded(itemCall(itemId), itemInput(itemId, language) as never) as ListItemDetail;
  const copy = useLoaded(readItemWorkingCopy, { params: { guid: answer.guid } });
  const type = useLoaded(listItemTypes, {}).find(({ name }) => name === copy.listItemTypeName);
  useShownPage({ can: { edit: true } });
  const heading = t(showsVersions ? 'editor.versions.documentTitle' : 'editor.documentTitle', { title: answer.title });
  useSiteHead({ title: heading, isIndexed: false });
  const meanwhile = <Meanwhile title={answer.title} heading={heading} />;
  if (type === undefined) return meanwhile;
  return (
    <InBrowser meanwhile={meanwhile}>
      <Suspense fallback={meanwhile}>
        <ItemEditor key={`${answer.guid} ${showsVersions}`} {...{ copy, answer, type, showsVersions }} />
      </Suspense>
    </InBrowser>
  );
}
