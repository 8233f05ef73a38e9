import ClockAlert from 'lucide-react/icons/clock-alert';
import Lock from 'lucide-react/icons/lock';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { RowLink } from '#platform/web/ui/table/row-link.tsx';
import { StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import { useIsActiveRow } from '#platform/web/ui/tree-grid/active-row-context.ts';
import { editHref } from '../../contract/edit-path.ts';
import { howLate } from '../../contract/overview/how-late.ts';
import type { OverviewPage } from '../../contract/overview/page-overview.ts';
import styles from './overview.module.css';

/** Where its name leads: to the page as readers have it, else to where it is written. */
const hrefOf = (page: OverviewPage): string => (page.path !== null && page.isPublished ? page.path : editHref(page));

interface TitleCellProps {
  page: OverviewPage;
  /** How many hang below it in the tree. */
  below?: number;
  isInTree?: boolean;
  /** It stands here only for what hangs below it. */
  isAround?: boolean;
}

export function TitleCell({ page, below = 0, isInTree = false, isAround = false }: TitleCellProps) {
  const { t } = useTranslation();
  const href = hrefOf(page);
  const name = page.title === '' ? t('pages.overview.untitled') : page.title;
  const place =
    page.path ?? (page.kind === 'page' ? t('pages.overview.loose') : t(`pages.overview.kinds.${page.kind}`));
  return (
    <span className={isAround ? `${styles.title} ${styles.around}` : styles.title}>
      <span className={styles.name}>
        <span {...inLanguage(page.titleLang)}>
          <Name href={href} isInTree={isInTree}>
            {name}
          </Name>
        </span>
        {page.visibility !== 'Public' && page.visibility !== 'Verify' && (
          <>
            <Icon icon={Lock} size={16} className={styles.lock} />
            <span className="visually-hidden">{t(`pages.visibility.${page.visibility}`)}</span>
          </>
        )}
      </span>
      <small className={styles.path}>
        {below > 0 ? t('pages.overview.pathBelow', { path: place, count: below }) : place}
      </small>
      <span className={styles.narrow}>
        <StatusCell page={page} />
      </span>
    </span>
  );
}

/** In the tree the row has the focus and Enter goes where its name leads. */
function Name({ href, isInTree, children }: { href: string; isInTree: boolean; children: string }) {
  if (!isInTree) return <RowLink href={href}>{children}</RowLink>;
  return (
    <a href={href} tabIndex={-1} className={styles.link}>
      {children}
    </a>
  );
}

/** How each language stands: those that stand alike share a badge. */
export function StatusCell({ page }: { page: OverviewPage }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  return (
    <span className={styles.statuses}>
      {page.statuses.map(({ status, languages }) => (
        <StatusBadge key={status} status={status}>
          {status === 'scheduled' && page.publishAt !== null ? (
            <>
              <span className="visually-hidden">{t('pages.overview.status.scheduled')}</span>
              {dates.shortDate(page.publishAt)}
            </>
          ) : (
            t(`pages.overview.status.${status}`)
          )}
          <span className={styles.languages} aria-hidden="true">
            {languages.map((one) => one.toUpperCase()).join(' ')}
          </span>
          <span className="visually-hidden">{languages.map((one) => languageName(one, language)).join(', ')}</span>
        </StatusBadge>
      ))}
    </span>
  );
}

export function OwnerCell({ page }: { page: OverviewPage }) {
  const { t } = useTranslation();
  if (page.owner === null) return <span className={styles.muted}>{t('pages.overview.nobody')}</span>;
  return (
    <span className={styles.who}>
      <Avatar name={page.owner.name} size="small" />
      {page.owner.name}
    </span>
  );
}

interface ReviewCellProps {
  page: OverviewPage;
  /** It is still right: someone looks again a year from now. */
  onRight(page: OverviewPage): void;
}

export function ReviewCell({ page, onRight }: ReviewCellProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const isActive = useIsActiveRow();
  if (page.reviewOn === null) return <span className={styles.muted}>{t('pages.overview.noReview')}</span>;
  const late = howLate(page.reviewOn, dates.day(new Date()));
  if (late === undefined) return dates.shortDate(page.reviewOn);
  return (
    <span className={styles.revise}>
      <span className={styles.late}>
        <Icon icon={ClockAlert} size={18} />
        {t(`pages.overview.late.${late.unit}`, { count: late.count })}
      </span>
      <Button
        variant="secondary"
        isCompact
        excludeFromTabOrder={!isActive}
        aria-label={t('pages.overview.stillRight.of', { name: page.title })}
        onPress={() => onRight(page)}
      >
        {t('pages.overview.stillRight.do')}
      </Button>
    </span>
  );
}

export function ChangedCell({ page }: { page: OverviewPage }) {
  const dates = useDates();
  return (
    <span className={styles.changed}>
      {dates.shortDate(page.changedAt)}
      {page.changedBy !== null && <small>{page.changedBy.name}</small>}
    </span>
  );
}
