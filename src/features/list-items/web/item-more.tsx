import Ellipsis from 'lucide-react/icons/ellipsis';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Star from 'lucide-react/icons/star';
import StarOff from 'lucide-react/icons/star-off';
import UsersRound from 'lucide-react/icons/users-round';
import { lazy, Suspense, useContext, useState } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import type { ListItem } from '../contract/list-item.ts';
import { ListToolsContext, useIsListEditor } from './list-tools-context.ts';
import { useItemTasks } from './use-item-tasks.ts';

const HighlightDialog = lazy(() => import('./highlight/highlight-dialog.tsx'));

/** What is done less often with one item, by who edits the list. */
export function ItemMore({ item: { guid, title, metadata } }: { item: ListItem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const tasks = useItemTasks();
  const list = useContext(ListToolsContext);
  const isEditor = useIsListEditor();
  const [isAsking, setAsking] = useState(false);
  if (!isEditor) return null;
  return (
    <>
      <MenuTrigger>
        <IconButton icon={Ellipsis} label={t('listItems.manage.more', { title })} />
        <Menu>
          {metadata.highlight ? (
            <MenuItem
              icon={StarOff}
              label={t('listItems.manage.highlighting.stop')}
              onAction={() => void tasks.bulk([guid], 'unhighlight')}
            />
          ) : (
            <MenuItem icon={Star} label={t('listItems.manage.highlighting.open')} onAction={() => setAsking(true)} />
          )}
          {metadata['period-start'] !== null && (
            <MenuItem
              icon={UsersRound}
              label={t('listItems.manage.signUps')}
              href={withLanguagePrefix(`/admin/signups/${guid}`, language)}
            />
          )}
          {list?.order !== undefined && (
            <MenuItem icon={ListOrdered} label={t('listItems.manage.order.open')} onAction={list.order} />
          )}
        </Menu>
      </MenuTrigger>
      {isAsking && (
        <Suspense fallback={null}>
          <HighlightDialog
            title={title}
            onHighlight={(until) => tasks.bulk([guid], 'highlight', until)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
