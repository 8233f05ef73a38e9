import ChevronDown from 'lucide-react/icons/chevron-down';
import { useLocation } from 'react-router';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useSiteApp } from '../../site-app-context.ts';
import { type AdminMenuLine, adminMenuFor, entryOf, isWithinGroup } from './admin-menu.ts';
import styles from './admin-nav.module.css';
import { useOpenedGroups } from './opened-groups.ts';

export const adminNavId = 'admin-menu';

/** The admin menu (§2): beside the screen where there is room, else over it when asked for. */
export function AdminNav({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation();
  const { reader, isDevelopment } = useSiteApp();
  const { pathname } = useLocation();
  const groups = adminMenuFor(reader, isDevelopment);
  const current = entryOf(pathname, groups);
  const opened = useOpenedGroups(groups.find((group) => isWithinGroup(pathname, group))?.name);
  return (
    <nav id={adminNavId} className={styles.nav} aria-label={t('admin.menu.label')} data-open={isOpen ? '' : undefined}>
      {groups.map(({ name, labelKey, lines }) => {
        if (labelKey === undefined) return <Lines key={name} lines={lines} current={current} />;
        const linesId = `${adminNavId}-${name}`;
        return (
          <div key={name}>
            <button
              type="button"
              className={styles.group}
              aria-expanded={opened.isOpen(name)}
              aria-controls={linesId}
              onClick={() => opened.toggle(name)}
            >
              <span className={styles.name}>{t(labelKey)}</span>
              <Icon icon={ChevronDown} size={18} />
            </button>
            <div id={linesId} hidden={!opened.isOpen(name)}>
              <Lines lines={lines} label={t(labelKey)} current={current} />
            </div>
          </div>
        );
      })}
    </nav>
  );
}

interface LinesProps {
  lines: readonly AdminMenuLine[];
  label?: string;
  /** The path of the entry that the screen belongs to. */
  current: string | undefined;
}

function Lines({ lines, label, current }: LinesProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
    <ul role="list" aria-label={label}>
      {lines.map((line) => (
        <li key={line.path}>
          <EntryLink entry={line} isCurrent={line.path === current} />
          {line.parts.length > 0 && (
            // biome-ignore lint/a11y/noRedundantRoles: as above
            <ul role="list" className={styles.parts}>
              {line.parts.map((part) => (
                <li key={part.path}>
                  <EntryLink entry={part} isCurrent={part.path === current} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function EntryLink({ entry, isCurrent }: { entry: AdminMenuEntry; isCurrent: boolean }) {
  const { t } = useTranslation();
  const { language } = useSiteApp();
  return (
    <a
      className={styles.link}
      href={withLanguagePrefix(entry.path, language)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon icon={entry.icon} size={20} />
      <span className={styles.name}>{t(entry.labelKey)}</span>
    </a>
  );
}
