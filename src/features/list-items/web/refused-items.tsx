import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { ListItem } from '../contract/list-item.ts';
import type { RefusedItem } from './use-item-tasks.ts';

export type NamedRefusal = Pick<RefusedItem, 'code'> & Pick<ListItem, 'guid' | 'title'>;

/** What was left out of a change of many, and why. */
export function RefusedItems({ refused }: { refused: readonly NamedRefusal[] }) {
  const { t } = useTranslation();
  if (refused.length === 0) return null;
  return (
    <Notice tone="warning" isLive title={t('listItems.manage.refused.title', { count: refused.length })}>
      <ul>
        {refused.map(({ guid, title, code }) => (
          <li key={guid}>{t([`listItems.manage.refused.${code}`, 'listItems.manage.refused.other'], { title })}</li>
        ))}
      </ul>
    </Notice>
  );
}
