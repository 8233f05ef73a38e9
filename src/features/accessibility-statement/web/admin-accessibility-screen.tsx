import { legalPath } from '#features/legal/contract/legal-kind.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { readStatementForm } from '../contract/accessibility-statement.endpoints.ts';
import styles from './admin-accessibility.module.css';
import { CheckedPages } from './checked-pages.tsx';
import { FindingList } from './finding-list.tsx';
import { StatementForm } from './statement-form.tsx';

/** What does not comply, and what the statement says besides. */
export default function AdminAccessibilityScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const form = useLoaded(readStatementForm, {});
  return (
    <Screen>
      <PageHeading
        lead={t('accessibilityStatement.admin.lead')}
        actions={
          <>
            <ButtonLink href={withLanguagePrefix('/admin/legal/accessibility', language)}>
              {t('accessibilityStatement.admin.words')}
            </ButtonLink>
            <ButtonLink href={legalPath('accessibility', language)}>
              {t('accessibilityStatement.admin.preview')}
            </ButtonLink>
          </>
        }
      >
        {t('admin.menu.accessibility')}
      </PageHeading>
      {!form.settings.isShown && (
        <Notice title={t('accessibilityStatement.admin.hiddenTitle')}>
          {t('accessibilityStatement.admin.hidden')}
        </Notice>
      )}
      {form.warnings.length > 0 && (
        <Notice tone="warning" isLive title={t('accessibilityStatement.admin.warningsTitle')}>
          <ul className={styles.warnings}>
            {form.warnings.map(({ code, count }) => (
              <li key={code}>{t(`accessibilityStatement.admin.warnings.${code}`, { count })}</li>
            ))}
          </ul>
        </Notice>
      )}
      <FindingList />
      <CheckedPages />
      <StatementForm form={form} />
    </Screen>
  );
}
