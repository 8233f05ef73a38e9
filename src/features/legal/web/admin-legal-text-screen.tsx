import { useState } from 'react';
import { useParams } from 'react-router';
import { type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useDetailTitle } from '#platform/web/head/detail-title.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RichTextEditor } from '#platform/web/rich-text-editor/rich-text-editor.tsx';
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs/breadcrumbs.tsx';
import { FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#platform/web/ui/tabs/tabs.tsx';
import { isLegalKind, type LegalKind } from '../contract/legal-kind.ts';
import styles from './admin-legal.module.css';
import { LegalActions } from './legal-actions.tsx';
import { LegalSide } from './legal-side.tsx';
import { useLegalDraft } from './use-legal-draft.ts';
import { writtenIn } from './written-text.ts';

export default function AdminLegalTextScreen() {
  const { kind } = useParams();
  return isLegalKind(kind) ? <LegalTextEditor key={kind} kind={kind} /> : null;
}

/** One text in every language: written as a draft, published as the next version. */
function LegalTextEditor({ kind }: { kind: LegalKind }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const languages = useLanguages();
  const [shown, setShown] = useState<Language>('nl');
  const editing = useLegalDraft(kind);
  useDetailTitle(t(`legal.admin.kind.${kind}`));
  const missing = (editing.failure?.problem?.fields ?? []).map(({ path }) => path.replace('body.', ''));
  const errors = missing.map((field) => ({ fieldId: `legal-${field}-nl`, message: t(`legal.admin.missing.${field}`) }));
  const errorOf = (field: string, one: Language) =>
    one === 'nl' && missing.includes(field) ? t(`legal.admin.missing.${field}`) : undefined;
  return (
    <Screen>
      <PageHeading
        before={
          <Breadcrumbs
            crumbs={[
              { label: t('admin.menu.legal'), href: withLanguagePrefix('/admin/legal', language) },
              { label: t(`legal.admin.kind.${kind}`) },
            ]}
          />
        }
        actions={<LegalActions kind={kind} editing={editing} />}
      >
        {t(`legal.admin.kind.${kind}`)}
      </PageHeading>
      <FormErrorSummary errors={errors} />
      {editing.failure !== undefined && errors.length === 0 && (
        <Notice tone="danger" isLive title={editing.failure.problem?.title ?? t('legal.admin.failed')}>
          {editing.failure.problem?.detail ?? t('legal.admin.failedHint')}
        </Notice>
      )}
      <div className={styles.columns}>
        <Tabs selectedKey={shown} onSelectionChange={(key) => setShown(key as Language)}>
          <TabList label={t('legal.admin.languages')}>
            {languages.map((one) => (
              <Tab key={one} id={one}>
                {languageName(one, language)}
              </Tab>
            ))}
          </TabList>
          {languages.map((one) => (
            <TabPanel key={one} id={one} className={styles.form}>
              <TextField
                id={`legal-title-${one}`}
                label={t('legal.admin.title')}
                {...inLanguage(one)}
                maxLength={200}
                isRequired={one === 'nl'}
                error={errorOf('title', one)}
                value={writtenIn(editing.written, one).title}
                onChange={(title) => editing.write({ [one]: { ...writtenIn(editing.written, one), title } })}
              />
              <RichTextEditor
                key={editing.round}
                id={`legal-body-${one}`}
                label={t('legal.admin.body')}
                help={t('legal.admin.bodyHelp', { placeholder: '{{platformName}}' })}
                lang={one}
                isRequired={one === 'nl'}
                error={errorOf('body', one)}
                defaultValue={writtenIn(editing.written, one).body}
                onChange={(body) => editing.write({ [one]: { ...writtenIn(editing.written, one), body } })}
              />
            </TabPanel>
          ))}
        </Tabs>
        <LegalSide draft={editing.draft} state={editing.state} />
      </div>
    </Screen>
  );
}
