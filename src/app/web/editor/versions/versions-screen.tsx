import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { againstParameter, editPath, versionParameter } from '#features/pages/contract/edit-path.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useSiteApp } from '../../site-app-context.ts';
import { usePagePath } from '../../use-page-path.ts';
import barStyles from '../bar/editor-bar.module.css';
import { PageTitle } from '../bar/editor-bar.tsx';
import { LeaveGuard } from '../layout/leave-guard.ts';
import { TroubleStrip } from '../layout/trouble-strip.tsx';
import { useSession } from '../state/editor-context.ts';
import { ComparedPoints } from './compared-points.tsx';
import { HistoryList } from './history/history-list.tsx';
import { earlierVersion, keyOf, now, pointsOf, versionKey } from './history/point.ts';
import { useHistory } from './history/use-history.ts';
import styles from './versions-screen.module.css';

/** Time on the left; on the right what the chosen state has that an earlier one had not. */
export function VersionsScreen() {
  const [search] = useSearchParams();
  // Whoever was led here by two versions begins with those.
  const [isPublishedOnly, setPublishedOnly] = useState(search.has(versionParameter));
  const [chosen, setChosen] = useState(versionKey(search.get(versionParameter)));
  const [compared, setCompared] = useState(versionKey(search.get(againstParameter)));
  const history = useHistory(isPublishedOnly);
  const hasChanges = useSession(({ page }) => page.hasChanges);
  const points = pointsOf(history.entries);
  const byKey = (key: string | undefined) => points.find((point) => keyOf(point) === key);
  // Where readers have all of it, the newest version says what they got with it.
  const newer = byKey(chosen) ?? (hasChanges ? now : (points[1] ?? now));
  const older = byKey(compared) ?? earlierVersion(points, keyOf(newer));
  const choose = (key: string | undefined) => {
    setChosen(key);
    setCompared(undefined);
  };
  return (
    <div className={styles.screen}>
      <LeaveGuard />
      <VersionsBar />
      <TroubleStrip />
      <main id="inhoud" tabIndex={-1} className={styles.parts}>
        <HistoryList
          points={points}
          history={history}
          chosen={keyOf(newer)}
          compared={older && keyOf(older)}
          isPublishedOnly={isPublishedOnly}
          onFilter={setPublishedOnly}
          onChoose={choose}
          onCompare={setCompared}
        />
        <ComparedPoints
          key={`${keyOf(newer)} ${older && keyOf(older)}`}
          newer={newer}
          older={older}
          points={points}
          isLoading={history.state === 'loading'}
          onCompare={setCompared}
          onRestored={() => choose(keyOf(now))}
        />
      </main>
    </div>
  );
}

function VersionsBar() {
  const { t } = useTranslation();
  const { language, locale } = useSiteApp();
  return (
    <header className={`on-brand ${barStyles.bar}`}>
      <a
        className={barStyles.back}
        href={withLanguagePrefix(editPath(usePagePath()), language)}
        aria-label={t('editor.versions.back')}
      >
        <Icon icon={ArrowLeft} size={20} />
      </a>
      <div className={barStyles.page}>
        <h1 className={styles.title}>
          {t('editor.versions.of')} <PageTitle />
        </h1>
        <span className={styles.languages}>{locale.languages.map((one) => languageName(one)).join(', ')}</span>
      </div>
    </header>
  );
}
