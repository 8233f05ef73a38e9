import { useState } from 'react';
import { readAudit } from '#features/audit/contract/audit.endpoints.ts';
import type { AuditEntry } from '#features/audit/contract/audit.ts';
import { auditWords } from '#features/audit/contract/audit-words.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { MoreLink } from '#platform/web/ui/link/more-link.tsx';
import { isSameSetting } from '../contract/same-setting.ts';
import type { SettingValues } from '../contract/setting.ts';
import {
  fieldOf,
  isSettingKey,
  type SettingGroup,
  type SettingKey,
  settingGroups,
} from '../contract/setting-fields.ts';
import { historyInput } from './history-input.ts';
import styles from './settings-screen.module.css';
import { useSaveSettings } from './use-save-settings.ts';
import { useSettingWords } from './use-setting-words.ts';

const shownAtFirst = 10;
const historyId = 'settings-history';

/** Who changed what, the newest first. Turning one back is a change as any other. */
export function SettingHistory({ stored }: { stored: SettingValues }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { entries } = useLoaded(readAudit, historyInput);
  const [group, setGroup] = useState<SettingGroup | 'all'>('all');
  const shown = entries
    .flatMap((entry) => (isSettingKey(entry.subject.id) ? [{ entry, key: entry.subject.id }] : []))
    .filter(({ key }) => group === 'all' || fieldOf(key).group === group)
    .slice(0, shownAtFirst);
  return (
    <section className={styles.history} aria-labelledby={historyId}>
      <div className={styles.historyHead}>
        <div>
          <h2 id={historyId} tabIndex={-1} className={styles.heading}>
            {t('settings.history.title')}
          </h2>
          <p className={styles.muted}>{t('settings.history.lead')}</p>
        </div>
        <Select
          label={t('settings.history.group')}
          className={styles.historyGroup ?? ''}
          value={group}
          onChange={setGroup}
          options={(['all', ...settingGroups] as const).map((id) => ({
            id,
            label: id === 'all' ? t('settings.history.all') : t(`settings.groups.${id}`),
          }))}
        />
      </div>
      {shown.length === 0 ? (
        <p className={styles.muted}>{t('settings.history.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
        <ul role="list" className={styles.log}>
          {shown.map(({ entry, key }) => (
            <HistoryRow key={entry.id} entry={entry} settingKey={key} now={stored[key]} />
          ))}
        </ul>
      )}
      <MoreLink href={withLanguagePrefix('/admin/audit?area=setting', language)}>
        {t('settings.history.older')}
      </MoreLink>
    </section>
  );
}

interface HistoryRowProps {
  entry: AuditEntry;
  settingKey: SettingKey;
  now: unknown;
}

function HistoryRow({ entry, settingKey: key, now }: HistoryRowProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const words = useSettingWords();
  const save = useSaveSettings();
  const { before, after } = entry.details;
  const who = auditWords(t, dates.dateTime).actor(entry);
  return (
    <li className={styles.logRow}>
      <Avatar name={who} size="small" />
      <span className={styles.logWords}>
        <strong>{words.name(key)}</strong>:{' '}
        <span className="visually-hidden">{t('settings.history.changedFrom')} </span>
        <del className={styles.before}>{words.value(key, before)}</del>{' '}
        <span className="visually-hidden">{t('settings.history.changedTo')} </span>
        <ins className={styles.after}>{words.value(key, after)}</ins>
        <small className={styles.small}>{t('settings.history.by', { name: who, at: dates.dateTime(entry.at) })}</small>
      </span>
      {!isSameSetting(before, now) && (
        <Button
          isCompact
          variant="quiet"
          aria-label={t('settings.history.undoLabel', { name: words.name(key) })}
          onPress={() => {
            // The button goes with what it turned back, and what was done now stands on top.
            void save([{ key, value: before, was: now }]).then(() =>
              keepFocus(() => document.getElementById(historyId)),
            );
          }}
        >
          {t('settings.history.undo')}
        </Button>
      )}
    </li>
  );
}
