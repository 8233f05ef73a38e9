import { editHrefIn, editPath } from '#features/pages/contract/edit-path.ts';
import { languageList } from '#platform/contract/texts/language-list.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { type Status, StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import type { ReviewTask } from '../contract/page-review.ts';
import styles from './approvals-screen.module.css';

const statuses: Record<ReviewTask['state'], Status> = {
  none: 'draft',
  waiting: 'waiting',
  approved: 'done',
  returned: 'attention',
  lapsed: 'attention',
};

/** One row, one action: who asks what, since when, and the way to it. */
export function TaskRow({ task, isOwn }: { task: ReviewTask; isOwn: boolean }) {
  const { t } = useTranslation();
  const dates = useDates();
  const screen = useLanguage();
  const hasLanguages = useLanguages().length > 1;
  const { kind, title, path, languages, state, asked, answered, publishAt, isNew } = task;
  const hasAnswer = isOwn && state !== 'waiting' && answered !== null;
  const said = hasAnswer ? answered : asked;
  const name = said?.by.name || t('review.strip.someone');
  const moment = said === null || said === undefined ? '' : dates.dateTime(said.at);
  const how = isOwn ? `own-${state}` : isNew ? (kind === 'item' ? 'new-item' : 'new') : 'changed';
  return (
    <li className={styles.task}>
      <Avatar name={name} />
      <div className={styles.words}>
        <p className={styles.title}>
          <strong>{title}</strong>{' '}
          {isOwn && <StatusBadge status={statuses[state]}>{t(`review.states.${state}`)}</StatusBadge>}
        </p>
        <p className={styles.about}>
          {hasLanguages && `${languageList(languages, screen)}. `}
          {t(`review.list.rows.${how}`, { name, moment })}
          {publishAt !== null && ` ${t('review.list.planned', { moment: dates.dateTime(publishAt) })}`}
        </p>
        {said !== null && said !== undefined && said.note !== '' && <q className={styles.note}>{said.note}</q>}
      </div>
      {path === null ? (
        <p className={styles.about}>{t('review.list.notInMenu')}</p>
      ) : (
        <ButtonLink variant={isOwn ? 'secondary' : 'primary'} href={editHrefIn(editPath(path), languages, screen)}>
          {t(isOwn ? 'review.list.open' : 'review.list.look')}
          <span className="visually-hidden">: {title}</span>
        </ButtonLink>
      )}
    </li>
  );
}
