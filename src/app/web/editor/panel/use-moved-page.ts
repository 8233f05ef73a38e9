import { useNavigate } from 'react-router';
import type { ChangedAddress } from '#features/menus/contract/arranging/menu-effects.ts';
import { editPath, guidBeingEdited } from '#features/pages/contract/edit-path.ts';
import { splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useSiteApp } from '../../site-app-context.ts';
import { usePagePath } from '../../use-page-path.ts';
import { useSession } from '../state/editor-context.ts';

/** The editor goes along to the page's new address: the old one leads readers on, and nobody writes at it. */
export function useMovedPage(): (addresses: readonly ChangedAddress[]) => void {
  const navigate = useNavigate();
  const { language } = useSiteApp();
  const languages = useLanguages();
  const path = usePagePath();
  const guid = useSession(({ page }) => page.guid);
  return (addresses) => {
    const own = addresses.find((one) => one.pageGuid === guid && one.language === language);
    if (own === undefined || own.becomes === null || guidBeingEdited(path) !== undefined) return;
    void navigate(editPath(splitLanguagePrefix(own.becomes, languages).path), { replace: true });
  };
}
