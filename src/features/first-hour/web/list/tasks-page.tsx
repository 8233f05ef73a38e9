import { useState } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import type { FirstHour } from '../../contract/first-hour.ts';
import { OpeningDialog } from '../opening/opening-dialog.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { TaskList } from './task-list.tsx';
import styles from './tasks-page.module.css';
import { useFirstHour } from './use-first-hour.ts';

/** All that is left, by itself; also once the site is open, and for who put the list away. */
export function TasksPage({ firstHour: loaded }: { firstHour: FirstHour }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { firstHour = loaded } = useFirstHour();
  const [isOpening, setOpening] = useState(false);
  return (
    <>
      <TopBar canLeave={false} />
      <main id="inhoud" tabIndex={-1} className={styles.page}>
        <h1 className={styles.title}>{t('firstHour.screen')}</h1>
        {firstHour.tasks.length > 0 && <TaskList tasks={firstHour.tasks} onOpen={() => setOpening(true)} />}
        <ButtonRow>
          <ButtonLink href={withLanguagePrefix('/', language)}>{t('firstHour.opening.view')}</ButtonLink>
          <ButtonLink variant="quiet" href={withLanguagePrefix('/admin/pages', language)}>
            {t('admin.menu.pages')}
          </ButtonLink>
        </ButtonRow>
        <OpeningDialog isOpen={isOpening} onClose={() => setOpening(false)} startedAt={firstHour.startedAt} />
      </main>
    </>
  );
}
