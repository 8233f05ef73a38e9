import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Check from 'lucide-react/icons/check';
import Settings2 from 'lucide-react/icons/settings-2';
import { useRef, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { questionOf } from './saved-views.ts';
import { useSavedViews } from './use-saved-views.ts';
import { KeepViewDialog, ManageViewsDialog } from './views-dialogs.tsx';

/** Questions that someone asks more often, each an address; and a way to keep the one that is asked now. */
export function ViewsMenu({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation();
  const saved = useSavedViews();
  const [asked, ask] = useState<'keep' | 'manage'>();
  const opener = useRef<HTMLButtonElement>(null);
  const question = questionOf(search);
  const now = saved.views.find(({ query }) => query === question);
  function stopAsking() {
    ask(undefined);
    keepFocus(() => opener.current);
  }
  return (
    <>
      <MenuTrigger>
        <Button ref={opener} variant="secondary" icon={Bookmark}>
          {now?.name ?? t('pages.views.title')}
        </Button>
        <Menu aria-label={t('pages.views.title')}>
          {saved.views.map(({ name, query }) => (
            <MenuItem
              key={name}
              id={`view ${name}`}
              label={name}
              href={`?${query}`}
              {...(name === now?.name ? { icon: Check } : {})}
            />
          ))}
          <MenuItem id="keep" icon={BookmarkPlus} label={t('pages.views.keep')} onAction={() => ask('keep')} />
          {saved.views.length > 0 && (
            <MenuItem id="manage" icon={Settings2} label={t('pages.views.manage')} onAction={() => ask('manage')} />
          )}
        </Menu>
      </MenuTrigger>
      {asked === 'keep' && (
        <KeepViewDialog
          name={now?.name ?? ''}
          names={saved.views.map(({ name }) => name)}
          onKeep={(name) => saved.save({ name, query: question })}
          onClose={stopAsking}
        />
      )}
      {asked === 'manage' && <ManageViewsDialog {...saved} onClose={stopAsking} />}
    </>
  );
}
