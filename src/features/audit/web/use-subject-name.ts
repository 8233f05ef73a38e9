import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { AuditEntry } from '../contract/audit.ts';

type Subject = Pick<AuditEntry['subject'], 'kind' | 'id' | 'name'>;

/** Whom or what an entry is about. Whoever has no name, as a visitor whom an admin viewed the site as, is called by what they are. */
export function useSubjectName(): (subject: Subject) => string {
  const { t } = useTranslation();
  return ({ kind, id, name }) => {
    if (kind === 'view-as' && name === id) return t(`access.who.${id}`, { defaultValue: name });
    if (kind === 'job') return t(`jobs.names.${name}`, { defaultValue: name });
    if (kind === 'setting') return t(`settings.names.${id}`, { defaultValue: name });
    return name || (kind === '' ? '' : t(`audit.kinds.${kind}`, { defaultValue: '' }));
  };
}

/** With what it is: "Rol: Redactie". */
export function useSubjectWords(): (subject: Subject) => string {
  const { t } = useTranslation();
  const nameOf = useSubjectName();
  return (subject) => {
    const name = nameOf(subject);
    const kind = subject.kind === '' ? '' : t(`audit.kinds.${subject.kind}`, { defaultValue: '' });
    return kind === '' || kind === name ? name : t('audit.admin.kindAndName', { kind, name });
  };
}
