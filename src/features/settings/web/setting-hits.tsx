import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ConnectionName, connectionNames } from '#features/connections/contract/connection.ts';
import { connectionId } from '#features/connections/contract/connection-place.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import type { SettingValues } from '../contract/setting.ts';
import { type SettingKey, settingKeys } from '../contract/setting-fields.ts';
import { groupOfConnection, type SettingPlace, settingId } from './setting-id.ts';
import styles from './settings-screen.module.css';
import { useSettingWords } from './use-setting-words.ts';

interface HitProps {
  id: string;
  name: string;
  where: string;
  value?: string;
  onChoose(): void;
}

function Hit({ id, name, where, value, onChoose }: HitProps) {
  return (
    <li>
      <a
        href={`#${id}`}
        className={styles.hit}
        onClick={(event) => {
          event.preventDefault();
          onChoose();
        }}
      >
        <span className={styles.hitWords}>
          <strong>{name}</strong>
          <small className={styles.small}>{where}</small>
        </span>
        {value !== undefined && <span className={styles.hitValue}>{value}</span>}
        <Icon icon={ChevronRight} size={20} />
      </a>
    </li>
  );
}

interface SettingHitsProps {
  found: readonly SettingKey[];
  connections: readonly ConnectionName[];
  values: SettingValues;
  onChoose(place: SettingPlace): void;
}

/** What was found, each with where it is and what it says now. */
export function SettingHits({ found, connections, values, onChoose }: SettingHitsProps) {
  const { t } = useTranslation();
  const words = useSettingWords();
  const count = t('settings.screen.found', {
    count: found.length + connections.length,
    total: settingKeys.length + connectionNames.length,
  });
  useSaid(count);
  return (
    <section className={styles.hits} aria-label={t('settings.screen.hits')}>
      {found.length + connections.length === 0 && <p className={styles.noHits}>{t('settings.screen.none')}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list">
        {found.map((key) => (
          <Hit
            key={key}
            id={settingId(key)}
            name={words.name(key)}
            where={t('settings.screen.where', { group: words.group(key), key })}
            value={words.value(key, values[key])}
            onChoose={() => onChoose(key)}
          />
        ))}
        {connections.map((name) => (
          <Hit
            key={name}
            id={connectionId(name)}
            name={t(`connections.${name}.title`)}
            where={t(`settings.groups.${groupOfConnection[name]}`)}
            onChoose={() => onChoose(name)}
          />
        ))}
      </ul>
      <p className={styles.hitsCount}>{count}</p>
    </section>
  );
}
