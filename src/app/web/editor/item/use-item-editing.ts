import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { ItemEditing } from '#features/list-items/web/list-tools-context.ts';
import { editPath } from '#features/pages/contract/edit-path.ts';
import { splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';

/** Of a list on a page that is being edited: an item is written on its own page. */
export function useItemEditing(): ItemEditing {
  const navigate = useNavigate();
  const languages = useLanguages();
  return useMemo(
    () => ({
      edit({ path }) {
        if (path === null) return undefined;
        return () => navigate(editPath(splitLanguagePrefix(path, languages).path));
      },
    }),
    [navigate, languages],
  );
}
