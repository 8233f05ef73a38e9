import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Mail from 'lucide-react/icons/mail';
import { useTranslation } from 'react-i18next';
import { JoinedPeople } from '#features/item-support/web/parts/joined-people.tsx';
import { isEvent } from '#features/item-types/contract/is-event.ts';
import { PeriodText } from '#field-kinds/kit/web/period-text.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import styles from './item-aside.module.css';
import { ItemFactList } from './item-fields.tsx';
import type { ItemFieldsProps } from './item-fields-props.ts';

interface ItemAsideProps extends ItemFieldsProps {
  /** Of the site, for an address that is sent along. */
  origin: string;
  /** Who joined is known by name to members. */
  isMember: boolean;
}

/** Beside the item: when, its facts, and what one can do with it. */
export function ItemAside({ item, type, origin, isMember }: ItemAsideProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { 'period-start': start, 'period-end': end } = item.metadata;
  const mail = new URLSearchParams({ subject: item.title, body: origin + (item.path ?? '') });
  return (
    <aside className={styles.aside} aria-label={t('listItems.aside')}>
      {start !== null && (
        <div className={styles.part}>
          <h2 className={styles.heading}>{t('listItems.when')}</h2>
          <p>
            <PeriodText start={start} end={end} />
          </p>
          {type !== undefined && isEvent(type) && item.state !== 'expired' && (
            <ButtonLink
              href={`/api/listitem/event/${item.guid}/event.ics?language=${language}`}
              icon={CalendarPlus}
              download
            >
              {t('listItems.ics')}
            </ButtonLink>
          )}
        </div>
      )}
      <ItemFactList item={item} type={type} />
      {item.support?.joins !== undefined && isMember && <JoinedPeople guid={item.guid} />}
      {item.path !== null && (
        <div className={styles.part}>
          <h2 className={styles.heading}>{t('listItems.share')}</h2>
          <p>
            <a href={`mailto:?${mail.toString().replaceAll('+', '%20')}`} className={styles.share}>
              <Icon icon={Mail} size={20} />
              {t('listItems.mail')}
            </a>
          </p>
        </div>
      )}
    </aside>
  );
}
