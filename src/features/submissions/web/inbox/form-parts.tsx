import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Count } from '#platform/web/ui/tag/count.tsx';
import type { Inbox } from '../../contract/handling/inbox.ts';
import styles from './inbox.module.css';
import { inboxPath } from './inbox-address.ts';

/** What a form has: its questions, what it brought in and what that comes to. Who deals with it and does not make it has the second alone. */
export function FormParts({ inbox, open }: { inbox: Pick<Inbox, 'formGuid' | 'version' | 'can'>; open: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const builder = withLanguagePrefix(`/admin/forms/view/${inbox.formGuid}`, language);
  const dashboard = withLanguagePrefix(`/admin/forms/${inbox.formGuid}/${inbox.version ?? 'all'}/dashboard`, language);
  if (!inbox.can.editForm) return null;
  return (
    <nav aria-label={t('inbox.parts.label')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.parts}>
        <li>
          <a className={styles.part} href={builder}>
            {t('inbox.parts.questions')}
          </a>
        </li>
        <li>
          <a className={styles.part} href={inboxPath(inbox.formGuid, language)} aria-current="page">
            {t('inbox.parts.submissions')} <Count value={open} label={t('inbox.parts.open')} />
          </a>
        </li>
        <li>
          <a className={styles.part} href={dashboard}>
            {t('inbox.parts.dashboard')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
