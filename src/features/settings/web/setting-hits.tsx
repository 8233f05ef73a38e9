import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import type { SettingValues } from '../contract/setting.ts';
import { type SettingKey, settingKeys } from '../contract/setting-fields.ts';
import { settingId } from './setting-id.ts';
import styles from './settings-screen.module.css';
import { useSettingWords } from './use-setting-words.ts';

interface SettingHitsProps {
  found: readonly SettingKey[];
  values: SettingValues;
  onChoose(key: SettingKey): void;
}

/** What was found, each with where it is and what it says now. */
export function SettingHits({ found, values, onChoose }: SettingHitsProps) {
  const { t } = useTranslation();
  const words = useSettingWords();
  const count = t('settings.screen.found', { count: found.length, total: settingKeys.length });
  useSaid(count);
  return (
    <section className={styles.hits} aria-label={t('settings.screen.hits')}>
      {found.length === 0 && <p className={styles.noHits}>{t('settings.screen.none')}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list">
        {found.map((key) => (
          <li key={key}>
            <a
              href={`#${settingId(key)}`}
              className={styles.hit}
              onClick={(event) => {
                event.preventDefault();
                onChoose(key);
              }}
            >
              <span className={styles.hitWords}>
                <strong>{words.name(key)}</strong>
                <small className={styles.small}>{t('settings.screen.where', { group: words.group(key), key })}</small>
              </span>
              <span className={styles.hitValue}>{words.value(key, values[key])}</span>
              <Icon icon={ChevronRight} size={20} />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.hitsCount}>{count}</p>
    </section>
  );
}
