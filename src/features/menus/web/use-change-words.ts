import type { Language } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { arrangeMenu } from '../contract/arranging/arrange-menu.ts';
import type { MenuChange } from '../contract/arranging/menu-change.ts';
import type { MenuSource } from '../contract/menu-source.ts';
import { wordsOf } from './menu-nodes.ts';
import type { MenuDraft } from './use-menu-draft.ts';

/** "Havenkwartier onder Projecten": a change as someone would tell it. */
export function useChangeWords(
  source: MenuSource,
  draft: MenuDraft,
  language: Language,
): (change: MenuChange) => string {
  const { t } = useTranslation();
  // What is taken out at the end still had its name before that.
  const known = [
    ...draft.items,
    ...source.items,
    ...arrangeMenu(
      source.items,
      draft.changes.filter(({ kind }) => kind === 'add'),
    ).items,
  ];
  const nameOf = (guid: string | null) => {
    const item = known.find((one) => one.guid === guid);
    return item === undefined ? '' : wordsOf(item.name, language);
  };
  return (change) => {
    const name = nameOf(change.guid);
    if (change.kind === 'move') {
      const parent = nameOf(change.parentGuid);
      return change.parentGuid === null
        ? t('menus.done.movedTop', { name, place: change.position + 1 })
        : t('menus.done.moved', { name, parent });
    }
    if (change.kind === 'set' && Object.keys(change.changes).join() === 'isVisible') {
      return t(change.changes.isVisible ? 'menus.done.shown' : 'menus.done.hidden', { name });
    }
    return t(`menus.done.${change.kind}`, { name });
  };
}
