import { type ReactNode, useId } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Switch } from '#platform/web/ui/choice/switch.tsx';
import styles from '../drawer.module.css';
import { ManageLink } from '../manage-link.tsx';
import { FooterChoice } from './footer-choice.tsx';
import { HeaderImage } from './header-image.tsx';
import { LayoutChoice } from './layout-choice.tsx';
import { PageRights } from './page-rights.tsx';
import type { PageSettingsProps } from './page-settings-props.ts';
import { PageTemplates } from './page-templates.tsx';
import { PageWords } from './page-words.tsx';
import { SocialImage } from './social-image.tsx';

const shown = ['showMainMenu', 'showHeader', 'showBreadcrumbs', 'showSubMenu', 'showFooter'] as const;

/** What is said of the page itself: its layout, its words, what stands around it, and who sees and edits it. */
export function PageSettings(props: PageSettingsProps) {
  const { document, kind, language, canChangeAudience, run, write, address, sharing, upkeep } = props;
  const { t } = useTranslation();
  const isPage = kind === 'page';
  return (
    <div className={styles.part}>
      {isPage && (
        <section className={styles.first}>
          <h3 className={styles.groupName}>{t('editor.drawer.page.layout')}</h3>
          <LayoutChoice document={document} run={run} />
        </section>
      )}
      <Group title={t('editor.drawer.page.about')}>
        <PageWords key={language} {...{ document, language, write }} />
        {address}
        {isPage && <HeaderImage {...{ document, language, run }} />}
        {isPage && <ManageLink of="header-image" />}
      </Group>
      {isPage && (
        <>
          <Group title={t('editor.drawer.sharing.title')}>
            {sharing}
            <SocialImage {...{ document, language, run, write }} />
          </Group>
          <Group title={t('editor.drawer.page.parts')}>
            {shown.map((option) => (
              <Switch
                key={option}
                isSelected={document.options[option]}
                onChange={(value) => run({ kind: 'page', path: ['options', option], value })}
              >
                {t(`editor.drawer.page.${option}`)}
              </Switch>
            ))}
          </Group>
          <Group title={t('editor.drawer.page.templates')}>
            <PageTemplates {...{ document, run }} />
            <FooterChoice {...{ document, run }} />
          </Group>
        </>
      )}
      <Group title={t('editor.drawer.page.rights')}>
        <PageRights {...{ document, canChangeAudience, run }} />
      </Group>
      {upkeep !== undefined && <Group title={t('editor.drawer.page.upkeep')}>{upkeep}</Group>}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.groupName}>
        {title}
      </h3>
      {children}
    </section>
  );
}
