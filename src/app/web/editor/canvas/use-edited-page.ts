import { useDeferredValue, useMemo } from 'react';
import { trailOfPage } from '#features/menus/contract/menu-paths.ts';
import type { Page, PageDocument } from '#features/pages/contract/page.ts';
import { readPage } from '#features/pages/contract/pages.endpoints.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useMenu } from '../../shell-data.ts';
import { useSiteApp } from '../../site-app-context.ts';
import { useBlockKinds } from '../blocks/block-kinds.ts';
import { createPresentForEditing, type EditedPage } from '../present/present-for-editing.ts';
import { useEditor, useSession, useUi } from '../state/editor-context.ts';
import { useOpenTexts } from './use-open-texts.ts';

/**
 * The text in which one types draws itself; what is around it may come a moment later, between two keys. A block that
 * comes or goes does not wait: something else waits for it, such as the focus. Nor does a text that is left: it is drawn
 * from the page again, with its last words.
 */
function useDrawnDocument(): PageDocument {
  const now = useSession((state) => state.document);
  const typingAt = useUi((ui) => ui.typingAt);
  const later = useDeferredValue(now);
  const isSameText = useDeferredValue(typingAt) === typingAt;
  const hasSameBlocks = now.buildingBlockInstances.length === later.buildingBlockInstances.length;
  return isSameText && hasSameBlocks ? later : now;
}

/** The working copy as readers would see it, and its texts know where they are written. */
export function useEditedPage(): EditedPage {
  const { language } = useEditor();
  const app = useSiteApp();
  const kinds = useBlockKinds();
  const guid = useSession(({ page }) => page.guid);
  const document = useDrawnDocument();
  const { blocks, typing } = useOpenTexts();
  const menu = useMenu().items;
  const present = useMemo(() => {
    const address = endpointUrl(readPage, { params: { id: guid }, query: { language: app.language } });
    const answer = app.loadCache.getQueryData<{ page: Page }>([address])?.page;
    return createPresentForEditing({
      guid,
      language,
      languages: app.locale.languages,
      paths: answer?.paths ?? {},
      now: new Date(app.now),
      pathOfPage: (asked) => trailOfPage(menu, asked)?.at(-1)?.path ?? undefined,
      defaultsOf: (name) => kinds.get(name)?.defaults ?? {},
      answer,
    });
  }, [app, guid, language, kinds, menu]);
  return useMemo(() => present(document, blocks, typing), [present, document, blocks, typing]);
}
