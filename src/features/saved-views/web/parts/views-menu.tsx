import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Check from 'lucide-react/icons/check';
import Settings2 from 'lucide-react/icons/settings-2';
import { useRef, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { questionOf } from './saved-views.ts';
import type { SavedViews } from './use-views-change.ts';
import { KeepViewDialog, ManageViewsDialog } from './views-dialogs.tsx';

interface ShownView {
  name: string;
  query: string;
  isShared?: boolean;
}

interface ViewsMenuProps {
  search: URLSearchParams;
  saved: SavedViews<ShownView>;
  /** What is kept with a view, and who has it. */
  help: string;
  /** Those that others share, each with whose it is; only where views can be shared. */
  shared?: readonly { name: string; query: string; by: string }[];
}

/** Questions that someone asks more often, each an address; and a way to keep the one that is asked now. */
export function ViewsMenu({ search, saved, help, shared }: ViewsMenuProps) {
  const { t } = useTranslation();
  const [asked, ask] = useState<'keep' | 'manage'>();
  const opener = useRef<HTMLButtonElement>(null);
  const question = questionOf(search);
  const own = saved.views.find(({ query }) => query === question);
  const now = own ?? shared?.find(({ query }) => query === question);
  function stopAsking() {
    ask(undefined);
    keepFocus(() => opener.current);
  }
  return (
    <>
      <MenuTrigger>
        <Button ref={opener} variant="secondary" icon={Bookmark}>
          {now?.name ?? t('views.title')}
        </Button>
        <Menu aria-label={t('views.title')}>
          {saved.views.map((view) => (
            <MenuItem
              key={view.name}
              id={`view ${view.name}`}
              label={view.isShared === true ? t('views.isShared', { name: view.name }) : view.name}
              href={`?${view.query}`}
              {...(view === now ? { icon: Check } : {})}
            />
          ))}
          {shared !== undefined && shared.length > 0 && (
            <MenuSection label={t('views.ofOthers')}>
              {shared.map((view) => (
                <MenuItem
                  key={`${view.by} ${view.name}`}
                  id={`shared ${view.by} ${view.name}`}
                  label={t('views.by', view)}
                  href={`?${view.query}`}
                  {...(view === now ? { icon: Check } : {})}
                />
              ))}
            </MenuSection>
          )}
          <MenuItem id="keep" icon={BookmarkPlus} label={t('views.keep')} onAction={() => ask('keep')} />
          {saved.views.length > 0 && (
            <MenuItem id="manage" icon={Settings2} label={t('views.manage')} onAction={() => ask('manage')} />
          )}
        </Menu>
      </MenuTrigger>
      {asked === 'keep' && (
        <KeepViewDialog
          start={own}
          names={saved.views.map(({ name }) => name)}
          help={help}
          canShare={shared !== undefined}
          onKeep={(kept) => saved.save({ ...kept, query: question })}
          onClose={stopAsking}
        />
      )}
      {asked === 'manage' && <ManageViewsDialog {...saved} canShare={shared !== undefined} onClose={stopAsking} />}
    </>
  );
}
