import type { SetAsideFinding } from '#features/pages/contract/checks/set-aside.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Disclosure } from '#platform/web/ui/accordion/accordion.tsx';
import { useChecks } from './checks-context.tsx';
import styles from './checks-tab.module.css';
import { useFindingWords } from './use-finding-words.ts';
import { useGoToFinding } from './use-go-to-finding.ts';
import { useSetAside } from './use-set-aside.ts';

/** What someone said is meant so: who, when, and the way back. */
export function AsideList() {
  const { t } = useTranslation();
  const aside = useChecks((state) => state.aside);
  if (aside.length === 0) return null;
  return (
    <Disclosure title={t('editor.checks.aside.list', { count: aside.length })}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.list}>
        {aside.map((one) => (
          <AsideRow key={one.aside.key} {...one} />
        ))}
      </ul>
    </Disclosure>
  );
}

function AsideRow({ finding, aside }: SetAsideFinding) {
  const { t } = useTranslation();
  const dates = useDates();
  const { goTo } = useGoToFinding();
  const { may, setAside } = useSetAside();
  const { what, why } = useFindingWords()(finding);
  return (
    <li className={styles.aside}>
      <button type="button" className={styles.what} onClick={() => goTo(finding)}>
        {what}
      </button>
      <p>{why}</p>
      <p>
        {t('editor.checks.aside.by', {
          name: aside.by?.name || t('editor.checks.aside.someone'),
          when: dates.dateTime(aside.at),
        })}
      </p>
      {may(finding) && (
        <button
          type="button"
          className={styles.fix}
          aria-label={`${t('editor.checks.aside.undo')}: ${what}`}
          onClick={() => void setAside(finding, false)}
        >
          {t('editor.checks.aside.undo')}
        </button>
      )}
    </li>
  );
}
