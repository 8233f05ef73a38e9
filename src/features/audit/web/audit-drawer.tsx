import type { ReactNode } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import type { AuditEntry } from '../contract/audit.ts';
import { auditWords } from '../contract/audit-words.ts';
import styles from './audit-screen.module.css';

interface AuditDrawerProps {
  entry: Omit<AuditEntry, 'id'>;
  onClose: () => void;
}

/** One entry whole. */
export function AuditDrawer({ entry, onClose }: AuditDrawerProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const words = auditWords(t, dates.dateTime);
  const language = useLanguage();
  const { path } = entry.subject;
  const whom = words.subjectWithKind(entry.subject);
  const facts: [string, ReactNode][] = [
    [t('audit.admin.when'), dates.dateTime(entry.at)],
    [t('audit.admin.who'), words.actor(entry)],
    [
      t('audit.admin.whom'),
      path === null ? (
        whom
      ) : (
        <a key="whom" href={withLanguagePrefix(path, language)}>
          {whom}
        </a>
      ),
    ],
    [t('audit.admin.where'), entry.ipAddress],
    [t('audit.admin.device'), entry.userAgent],
    ...words.details(entry.details),
  ];
  return (
    <Drawer title={words.action(entry.action)} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Drawer>
  );
}
