import Check from 'lucide-react/icons/check';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useEditor, useUi } from '../state/editor-context.ts';
import styles from './checks-tab.module.css';
import { FindingField } from './finding-field.tsx';
import { fixOf, isMendedInList } from './finding-fixes.ts';
import type { FindingRowProps } from './finding-rows.ts';
import { useFindingWords } from './use-finding-words.ts';
import { useGoToFinding } from './use-go-to-finding.ts';
import { useSetAside } from './use-set-aside.ts';

/** What is wrong, for whom that matters and what to do; its name leads to the place. */
export function FindingRow({ finding, number, mustBeMended, isCurrent }: Omit<FindingRowProps, 'key'>) {
  const { t } = useTranslation();
  const { goTo } = useGoToFinding();
  const { what, why, todo } = useFindingWords()(finding);
  const isMended = number === undefined;
  return (
    <li className={styles.row} aria-current={isCurrent ? 'true' : undefined}>
      <span className={styles.flag} data-stop={mustBeMended ? '' : undefined} data-mended={isMended ? '' : undefined}>
        {isMended ? <Icon icon={Check} size={16} /> : number}
      </span>
      <div className={styles.words}>
        <button type="button" className={styles.what} onClick={() => goTo(finding)}>
          {what}
        </button>
        {isMended ? (
          <p>{t('editor.checks.mended')}</p>
        ) : (
          <>
            <p>
              {mustBeMended && <strong>{t('editor.checks.must')} </strong>}
              {why}
            </p>
            <p>{todo}</p>
          </>
        )}
        {isCurrent && isMendedInList(finding) ? (
          <FindingField finding={finding} />
        ) : (
          !isMended && <Fix {...{ finding }} />
        )}
        {!isMended && <MeantSo finding={finding} />}
      </div>
    </li>
  );
}

/** Not everything that was found is a fault; who says so is remembered. */
function MeantSo({ finding }: Pick<FindingRowProps, 'finding'>) {
  const { t } = useTranslation();
  const { may, setAside } = useSetAside();
  const { what } = useFindingWords()(finding);
  if (!may(finding)) return null;
  return (
    <button
      type="button"
      className={styles.fix}
      aria-label={`${t('editor.checks.aside.set')}: ${what}`}
      onClick={({ currentTarget }) => void goOnAfter(currentTarget, () => setAside(finding, true))}
    >
      {t('editor.checks.aside.set')}
    </button>
  );
}

/** The row goes, and the focus to what comes in its place. */
async function goOnAfter(pressed: Element, work: () => Promise<void>): Promise<void> {
  const row = pressed.closest('li');
  const list = row?.parentElement;
  const place = row ? [...(list?.children ?? [])].indexOf(row) : 0;
  await work();
  if (pressed.isConnected) return;
  const names = list?.querySelectorAll<HTMLElement>(`.${styles.what}`) ?? [];
  (
    names[Math.min(place, names.length - 1)] ?? list?.parentElement?.querySelector<HTMLElement>('summary, button')
  )?.focus();
}

function Fix({ finding }: Pick<FindingRowProps, 'finding'>) {
  const { t } = useTranslation();
  const { session, ui } = useEditor();
  const isHere = useUi(({ finding: current }) => current === finding);
  const fix = fixOf(finding);
  if (fix === undefined) return null;
  const mend = () => {
    // The next one takes its place, and nothing is left to keep in sight.
    if (isHere) ui.set({ finding: null });
    session.run(...fix.operations(session.state().document));
  };
  return (
    <button type="button" className={styles.fix} onClick={mend}>
      {t(`editor.checks.fixes.${fix.name}`, finding.values)}
    </button>
  );
}
