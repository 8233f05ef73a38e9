import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { ItemEditing } from '#features/list-items/web/list-tools-context.ts';
import { editPath } from '#features/pages/contract/edit-path.ts';
import { splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { blockOf } from '../blocks/block-places.ts';
import { setIn } from '../drawer/option-change.ts';
import { useEditor } from '../state/editor-context.ts';

/** Of a list on a page that is being edited: an item is written on its own page, the order with the block. */
export function useItemEditing(): ItemEditing {
  const navigate = useNavigate();
  const languages = useLanguages();
  const { session } = useEditor();
  return useMemo(
    () => ({
      edit({ path }) {
        if (path === null) return undefined;
        return () => navigate(editPath(splitLanguagePrefix(path, languages).path));
      },
      order(guid) {
        const block = () => blockOf(session.state().document, guid);
        // A list of a shared part is not written here.
        if (block() === undefined) return undefined;
        return ({ sortOrder, nestedSortOrder, defaultSortBy }) => {
          const written = block();
          if (written === undefined) return;
          const options = Object.entries({ sortOrder, nestedSortOrder, defaultSortBy });
          session.run(...options.flatMap(([name, value]) => setIn(written, ['options', name], value)));
        };
      },
    }),
    [navigate, languages, session],
  );
}
