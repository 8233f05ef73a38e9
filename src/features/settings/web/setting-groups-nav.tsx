import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { fieldOf, type SettingGroup, type SettingKey, settingGroups } from '../contract/setting-fields.ts';
import { groupId } from './setting-id.ts';
import styles from './settings-screen.module.css';

/** The groups, which of them one is at, and how many settings of each were changed. */
export function SettingGroupsNav({ changed }: { changed: readonly SettingKey[] }) {
  const { t } = useTranslation();
  const current = useGroupInSight();
  const { search } = useLocation();
  return (
    <nav className={styles.nav} aria-label={t('settings.screen.groups')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.navList}>
        {settingGroups.map((group) => {
          const count = changed.filter((key) => fieldOf(key).group === group).length;
          return (
            <li key={group}>
              {/* By the router: it would not hear of a hash that the browser goes to, and could not ask who leaves. */}
              <Link
                to={{ hash: groupId(group), search }}
                className={styles.navLink}
                aria-current={current === group ? 'true' : undefined}
              >
                {t(`settings.groups.${group}`)}
                {count > 0 && (
                  <span className={styles.navCount}>
                    <i className={styles.dot} aria-hidden="true" />
                    <span aria-hidden="true">{count}</span>
                    <span className="visually-hidden">, {t('settings.screen.changedIn', { count })}</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The group whose heading is the last one above the upper part of the window. */
function useGroupInSight(): SettingGroup {
  const [current, setCurrent] = useState<SettingGroup>('general');
  useEffect(() => {
    const look = () => {
      const above = settingGroups.filter((group) => {
        const heading = document.getElementById(groupId(group));
        return heading !== null && heading.getBoundingClientRect().top < window.innerHeight / 3;
      });
      setCurrent(above.at(-1) ?? 'general');
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return current;
}
