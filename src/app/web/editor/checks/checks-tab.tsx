import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { FoundOutside } from '#features/content-findings/web/parts/found-outside.tsx';
import { checkNames } from '#features/pages/contract/checks/finding.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useItemTarget } from '../item/item-target.ts';
import { useEditor, useSession, useUi } from '../state/editor-context.ts';
import { AsideList } from './aside-list.tsx';
import { useChecks } from './checks-context.tsx';
import styles from './checks-tab.module.css';
import { FindingRow } from './finding-row.tsx';
import { rowsOf } from './finding-rows.ts';
import { numberedFindings } from './numbered-findings.ts';
import { PublishFoot } from './publish-foot.tsx';

/** What readers would stumble over, what was found to be right, and the button that it is all about. */
export function ChecksTab() {
  const { t } = useTranslation();
  const { language } = useEditor();
  const item = useItemTarget();
  const guid = useSession(({ page }) => page.guid);
  const list = useChecks((state) => numberedFindings(state, language));
  const current = useUi(({ finding }) => finding);
  const knowsLinks = useChecks((state) => state.knowsLinks);
  const must = list.filter(({ mustBeMended }) => mustBeMended).length;
  const may = list.length - must;
  const sum = [
    ...(must > 0 ? [t('editor.checks.mustBe', { count: must })] : []),
    ...(may > 0 ? [t('editor.checks.mayStay', { count: may })] : []),
  ];
  const aside = useChecks((state) => state.aside);
  useSaidMended(list.length, aside.length);
  const found = new Set([...list, ...aside].map(({ finding }) => finding.check));
  const fine = checkNames.filter((name) => !found.has(name) && (name !== 'dead-links' || knowsLinks));
  return (
    <div className={styles.tab}>
      <p role="status" className={styles.sum}>
        {list.length === 0 ? t('editor.checks.nothing') : `${sum.join(', ')}.`}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.list}>
        {rowsOf(list, current).map(({ key, ...row }) => (
          <FindingRow key={key} {...row} />
        ))}
        {fine.map((name) => (
          <li key={name} className={styles.fine}>
            <Icon icon={CircleCheck} size={20} />
            {t(`checks.fine.${name}`)}
          </li>
        ))}
      </ul>
      <FoundOutside kind={item === undefined ? 'page' : 'item'} guid={guid} />
      <AsideList />
      <PublishFoot />
    </div>
  );
}

/** "Opgelost, nog 2." */
function useSaidMended(count: number, aside: number): void {
  const { t } = useTranslation();
  // What was set aside is not mended.
  const all = count + aside;
  const before = useRef(all);
  useEffect(() => {
    if (all < before.current) {
      say(count === 0 ? t('editor.checks.said.allMended') : t('editor.checks.said.mended', { count }));
    }
    before.current = all;
  }, [all, count, t]);
}
