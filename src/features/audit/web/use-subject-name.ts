import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../contract/audit.ts';

/** Whom or what an entry is about. Whoever has no name, as a visitor whom an admin viewed the site as, is called by what they are. */
export function useSubjectName(): (subject: AuditEntry['subject']) => string {
  const { t } = useTranslation();
  return ({ kind, id, name }) =>
    kind === 'view-as' && name === id ? t(`access.who.${id}`, { defaultValue: name }) : name;
}
