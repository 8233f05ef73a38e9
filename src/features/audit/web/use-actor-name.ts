import { parseWho } from '#features/access/contract/who.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { AuditEntry } from '../contract/audit.ts';

/** Who really did it: of an admin who viewed the site as someone else the admin, and as whom. */
export function useActorName(): (entry: Pick<AuditEntry, 'actor' | 'viewingAs'>) => string {
  const { t } = useTranslation();
  return ({ actor, viewingAs }) => {
    const name = actor.name || t('audit.admin.visitor');
    if (viewingAs === null) return name;
    const who = t(`access.who.${parseWho(viewingAs.who).kind}`, { name: viewingAs.name });
    return t('audit.admin.whileViewingAs', { name, who });
  };
}
