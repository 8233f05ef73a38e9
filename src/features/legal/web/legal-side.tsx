import { useEffect, useRef } from 'react';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import type { LegalDraft } from '../contract/legal.ts';
import { legalPath } from '../contract/legal-kind.ts';
import styles from './admin-legal.module.css';
import type { SavingState } from './draft-saver.ts';

/** Where the text stands, and every version that readers ever had. */
export function LegalSide({ draft, state }: { draft: LegalDraft; state: SavingState }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const { kind, updatedAt, updatedBy, currentVersion } = draft;
  const path = legalPath(kind, language);
  useSaidSaving(state);
  return (
    <aside className={styles.side} aria-label={t('legal.admin.versions')}>
      <div className={styles.part}>
        {state === 'saved' ? (
          <StatusBadge status={updatedAt === null ? 'published' : 'draft'} />
        ) : (
          <StatusBadge status={state === 'failed' ? 'failed' : 'changed'}>
            {t(`legal.admin.state.${state}`)}
          </StatusBadge>
        )}
        {updatedAt !== null && <p>{t('legal.admin.savedBy', { name: updatedBy, at: dates.dateTime(updatedAt) })}</p>}
      </div>
      <h2>{t('legal.admin.versions')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list">
        {draft.versions.map(({ version, date, publishedBy }) => (
          <li key={version}>
            <a href={version === currentVersion ? path : `${path}?version=${version}`}>
              {t('legal.version', { version, date: dates.date(date) })}
            </a>
            {publishedBy !== '' && <p>{publishedBy}</p>}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Whoever writes hears once that it is saved by itself, and after that only when it was not. */
function useSaidSaving(state: SavingState): void {
  const { t } = useTranslation();
  const before = useRef(state);
  const isTold = useRef(false);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (state === 'failed') {
      isTold.current = false;
      say(t('legal.admin.state.failed'));
    } else if (state === 'saved' && was !== 'saved' && !isTold.current) {
      isTold.current = true;
      say(t('legal.admin.saidSaved'));
    }
  }, [state, t]);
}
