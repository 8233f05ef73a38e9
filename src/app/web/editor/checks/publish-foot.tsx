import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { mainAction } from '../publish/publication.ts';
import { usePublishing } from '../publish/use-publishing.ts';
import { usePageReview } from '../review/use-page-review.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import { useChecks } from './checks-context.tsx';
import styles from './checks-tab.module.css';
import { numberedFindings } from './numbered-findings.ts';

/** Publishing from where one reads what was found; where that is not possible it says which points are in the way. */
export function PublishFoot() {
  const { t } = useTranslation();
  const { language, ui } = useEditor();
  const page = useSession((state) => state.page);
  const review = usePageReview();
  const saving = useSession((state) => state.saving.kind);
  const list = useChecks((state) => numberedFindings(state, language));
  const [isBusy, setBusy] = useState(false);
  const { publish } = usePublishing();
  const stopping = list.filter(({ mustBeMended }) => mustBeMended);
  if (mainAction(page, review) !== 'publish') return null;
  const press = async () => {
    setBusy(true);
    if (await publish()) ui.set({ panel: null, finding: null });
    setBusy(false);
  };
  const numbers = stopping.map(({ number }) => number).join(', ');
  return (
    <div className={styles.foot}>
      <Button
        variant="primary"
        isPending={isBusy}
        isDisabled={stopping.length > 0 || saving === 'kept-here' || saving === 'stopped'}
        onPress={() => void press()}
      >
        {t('editor.publish.main.publish')}
      </Button>
      {stopping.length > 0 && <p>{t('editor.checks.stopped', { count: stopping.length, numbers })}</p>}
    </div>
  );
}
