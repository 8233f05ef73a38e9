import { useTranslation } from 'react-i18next';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import type { AuditEntry } from '../contract/audit.ts';
import styles from './audit-screen.module.css';
import { useActionWords } from './use-action-words.ts';
import { useSubjectName } from './use-subject-name.ts';

interface AuditDrawerProps {
  entry: Omit<AuditEntry, 'id'>;
  onClose: () => void;
}

/** One entry whole. */
export function AuditDrawer({ entry, onClose }: AuditDrawerProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const wordsFor = useActionWords();
  const nameOf = useSubjectName();
  const yesOrNo = (value: boolean) => t(value ? 'audit.admin.yes' : 'audit.admin.no');
  const facts: [string, string][] = [
    [t('audit.admin.when'), dates.dateTime(entry.at)],
    [t('audit.admin.who'), entry.actor.name || t('audit.admin.visitor')],
    [t('audit.admin.whom'), nameOf(entry.subject)],
    [t('audit.admin.where'), entry.ipAddress],
    [t('audit.admin.device'), entry.userAgent],
    ...Object.entries(entry.details).map(([name, value]): [string, string] => [
      t(`audit.details.${name}`, { defaultValue: name }),
      textOf(value, yesOrNo),
    ]),
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

/** Names one after another; what has parts of its own as it is kept. */
function textOf(value: unknown, yesOrNo: (value: boolean) => string): string {
  if (typeof value === 'boolean') return yesOrNo(value);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
