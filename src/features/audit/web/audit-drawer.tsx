import type { ReactNode } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import type { AuditEntry } from '../contract/audit.ts';
import { detailText } from '../contract/detail-text.ts';
import styles from './audit-screen.module.css';
import { useActionWords } from './use-action-words.ts';
import { useActorName } from './use-actor-name.ts';
import { useSubjectWords } from './use-subject-name.ts';

interface AuditDrawerProps {
  entry: Omit<AuditEntry, 'id'>;
  onClose: () => void;
}

/** One entry whole. */
export function AuditDrawer({ entry, onClose }: AuditDrawerProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const wordsFor = useActionWords();
  const language = useLanguage();
  const subjectWords = useSubjectWords();
  const actorOf = useActorName();
  const yesOrNo = (value: boolean) => t(value ? 'audit.admin.yes' : 'audit.admin.no');
  const wordFor = (name: string) => t(`audit.details.${name}`, { defaultValue: name });
  const { path } = entry.subject;
  const whom = subjectWords(entry.subject);
  const facts: [string, ReactNode][] = [
    [t('audit.admin.when'), dates.dateTime(entry.at)],
    [t('audit.admin.who'), actorOf(entry)],
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
    ...Object.entries(entry.details)
      .filter(isSomething)
      .map(([name, value]): [string, string] => [wordFor(name), detailText(value, { yesOrNo, wordFor })]),
  ];
  return (
    <Drawer title={wordsFor(entry.action)} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
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

/** None of them is not worth a line. */
const isSomething = ([, value]: [string, unknown]): boolean => !Array.isArray(value) || value.length > 0;
