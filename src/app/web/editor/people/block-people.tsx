import { useEffect } from 'react';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { BlockTools } from '../canvas/block-tools.tsx';
import { useUi } from '../state/editor-context.ts';
import styles from './block-people.module.css';
import { HeldBar } from './held-bar.tsx';
import { usePeople } from './people-context.tsx';
import { WorksHere } from './works-here.tsx';

interface BlockPeopleProps {
  block: StoredBlock;
  isChosen: boolean;
}

/** At a block: its toolbar, or the one who has it; and what others do or did there. */
export function BlockPeople({ block, isChosen }: BlockPeopleProps) {
  const { t } = useTranslation();
  const labels = useBlockLabels();
  const holder = usePeople().holders.get(block.guid);
  const title = labels.title(block);
  const name = isChosen ? holder?.name : undefined;
  // Only when one comes to the block, and never in the middle of a sentence.
  useEffect(() => {
    if (name !== undefined) say(t('editor.people.holds', { name, block: title }));
  }, [name, title, t]);
  return (
    <>
      {holder !== undefined && <HeldBar block={block} holder={holder} />}
      {holder === undefined && isChosen && <BlockTools block={block} />}
      <WorksHere block={block.guid} />
      {!isChosen && <JustChanged block={block.guid} />}
    </>
  );
}

/** Until one has been at the block and left it. It is not announced. */
function JustChanged({ block }: { block: string }) {
  const { t } = useTranslation();
  const name = useUi(({ fresh, typing }) => (typing === block ? undefined : fresh.get(block)));
  if (name === undefined) return null;
  return (
    <>
      <span className={styles.line} />
      <p className={styles.fresh}>
        <Avatar name={name} size="small" />
        {t('editor.people.fresh', { name })}
      </p>
    </>
  );
}
