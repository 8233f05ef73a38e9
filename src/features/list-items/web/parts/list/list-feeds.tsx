import Rss from 'lucide-react/icons/rss';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import styles from './list-feeds.module.css';

export interface ListFeedsProps {
  guid: string;
  /** A calendar is for what has a day. */
  hasPeriods: boolean;
  /** A spreadsheet is for who works with it, not for every reader. */
  hasCsv: boolean;
}

/** The same list for other programs: a reader of news, a calendar, a spreadsheet. */
export function ListFeeds({ guid, hasPeriods, hasCsv }: ListFeedsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const address = (kind: string) => `/api/listitem/list/${guid}/feed.${kind}?language=${language}`;
  return (
    <p className={styles.feeds} data-print="hidden">
      <Icon icon={Rss} size={20} />
      <a href={address('rss')}>{t('blocks.kit.list.rss')}</a>{' '}
      {hasPeriods && <a href={address('ics')}>{t('blocks.kit.list.ics')}</a>}{' '}
      {hasCsv && <a href={address('csv')}>{t('blocks.kit.list.csv')}</a>}
    </p>
  );
}
