import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { optionsParameter } from '#features/pages/contract/edit-path.ts';
import { SitePreviewDialog } from '#features/previews/web/parts/site-preview-dialog.tsx';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { Density } from '#platform/web/ui/density/density.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { useIsWide } from '#platform/web/use-is-wide.ts';
import type { FirstHour } from '../contract/first-hour.ts';
import { firstHourPath } from '../contract/first-hour-path.ts';
import styles from './closed-site-bar.module.css';
import { TaskList } from './list/task-list.tsx';
import { useFirstHour } from './list/use-first-hour.ts';
import { OpeningDialog } from './opening/opening-dialog.tsx';

/** On every page until the site is open, and without a cross: that nobody else sees it is never in doubt. */
export default function ClosedSiteBar({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation();
  return (
    <Density name="admin" className={styles.holder}>
      <section className={styles.bar} aria-label={t('firstHour.bar.label')} data-print="hidden">
        <p className={styles.words}>
          <Icon icon={Lock} size={20} />
          {t(isAdmin ? 'firstHour.bar.words' : 'firstHour.bar.forOthers')}
        </p>
        {isAdmin && <Tools />}
      </section>
    </Density>
  );
}

function Tools() {
  const { firstHour, putAway } = useFirstHour();
  if (firstHour === undefined) return null;
  return <ToolsOf {...{ firstHour, putAway }} />;
}

const listButton = 'first-hour-list-button';

function ToolsOf({ firstHour, putAway }: { firstHour: FirstHour; putAway(isPutAway: boolean): Promise<void> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isWide = useIsWide();
  const { pathname, search } = useLocation();
  const [isOpening, setOpening] = useState(false);
  const [isShowing, setShowing] = useState(false);
  // On a phone the list would lie over the page that one came to write, and elsewhere over the options beside it.
  const isInTheWay = !isWide || new URLSearchParams(search).has(optionsParameter);
  const here = pathname + search;
  const [shownAt, setShownAt] = useState<string>();
  const { progress, tasks, isPutAway } = firstHour;
  const isShown = isInTheWay ? shownAt === here : !isPutAway;
  const left = tasks.filter(({ isDone }) => !isDone).length;
  const show = (isNowShown: boolean) => {
    setShownAt(isNowShown ? here : undefined);
    if (!isInTheWay) void putAway(!isNowShown);
  };
  if (progress !== null && progress !== 'done')
    return (
      <ButtonLink isCompact href={withLanguagePrefix(firstHourPath(progress), language)}>
        {t('firstHour.bar.goOn')}
      </ButtonLink>
    );
  return (
    <>
      {tasks.length > 0 && (
        <Button id={listButton} isCompact variant="quiet" aria-expanded={isShown} onPress={() => show(!isShown)}>
          {left === 0 ? t('firstHour.bar.allDone') : t('firstHour.bar.left', { count: left })}
        </Button>
      )}
      <Button isCompact variant="quiet" onPress={() => setShowing(true)}>
        {t('firstHour.bar.lookAlong')}
      </Button>
      <Button isCompact variant="primary" onPress={() => setOpening(true)}>
        {t('firstHour.bar.open')}
      </Button>
      {isShown && tasks.length > 0 && (
        <div className={styles.list}>
          <TaskList
            tasks={tasks}
            onOpen={() => setOpening(true)}
            onPutAway={() => {
              show(false);
              keepFocus(() => document.getElementById(listButton));
            }}
          />
        </div>
      )}
      {isShowing && <SitePreviewDialog onClose={() => setShowing(false)} />}
      <OpeningDialog isOpen={isOpening} onClose={() => setOpening(false)} startedAt={firstHour.startedAt} />
    </>
  );
}
