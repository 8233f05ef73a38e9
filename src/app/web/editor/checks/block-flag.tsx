import { useEditor, useUi } from '../state/editor-context.ts';
import styles from './block-flag.module.css';
import { useChecks } from './checks-context.tsx';
import { flagOf, numberedFindings } from './numbered-findings.ts';

/** The number of what was found in a block, while the list of it is open; the list says it in words. */
export function BlockFlag({ block }: { block: string }) {
  const isOpen = useUi(({ panel }) => panel === 'checks');
  return isOpen && <Flag block={block} />;
}

function Flag({ block }: { block: string }) {
  const { language } = useEditor();
  const number = useChecks((state) => flagOf(numberedFindings(state, language), block));
  const mustBeMended = useChecks(({ stopping }) => stopping.some(({ place }) => place.block === block));
  if (number === '') return null;
  return (
    <span aria-hidden="true" className={styles.flag} data-stop={mustBeMended ? '' : undefined}>
      <span className={styles.number}>{number}</span>
    </span>
  );
}
