import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { ReactNode } from 'react';
import { JoinedPeople } from '#features/item-support/web/parts/joined-people.tsx';
import { isEvent } from '#features/item-types/contract/is-event.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { readEventFile } from '../../../contract/list-feeds.endpoints.ts';
import styles from './item-aside.module.css';
import { ItemFactList } from './item-fields.tsx';
import type { ItemFieldsProps } from './item-fields-props.ts';
import { ItemShare } from './item-share.tsx';

interface ItemAsideProps extends ItemFieldsProps {
  /** Of the site, for an address that is sent along. */
  origin: string;
  /** Who joined is known by name to members. */
  isMember: boolean;
  /** Its headings, and whom to ask: made of blocks, so the app draws them. */
  children: ReactNode;
}

/** Beside the item: its facts, and what one can do with it. When it is stands above it, once. */
export function ItemAside({ item, type, origin, isMember, children }: ItemAsideProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const file = { params: { guid: item.guid }, query: { language } };
  const canBeKept = item.metadata['period-start'] !== null && type !== undefined && isEvent(type);
  return (
    <aside className={styles.aside} aria-label={t('listItems.aside')}>
      {canBeKept && item.state !== 'expired' && (
        <div className={styles.button}>
          <ButtonLink href={endpointUrl(readEventFile, file)} icon={CalendarPlus} download>
            {t('listItems.ics')}
          </ButtonLink>
        </div>
      )}
      <ItemFactList item={item} type={type} />
      {children}
      {item.support?.joins !== undefined && isMember && <JoinedPeople guid={item.guid} />}
      {item.path !== null && <ItemShare title={item.title} address={origin + item.path} />}
    </aside>
  );
}
