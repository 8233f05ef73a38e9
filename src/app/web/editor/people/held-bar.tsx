import { useState } from 'react';
import { Group } from 'react-aria-components/Group';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import type { PersonHere } from '#features/pages/contract/presence/presence.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { toneOf } from '#platform/web/ui/avatar/initials.ts';
import { toolsAttribute } from '../canvas/edited-elements.ts';
import { useEditor } from '../state/editor-context.ts';
import styles from './block-people.module.css';
import { TakeOverDialog } from './take-over-dialog.tsx';

/** Around a block whose options someone else has open: who, and how to have them oneself. */
export function HeldBar({ block, holder }: { block: StoredBlock; holder: PersonHere }) {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const { name } = holder;
  return (
    <div className={styles.held} data-tone={toneOf(name)}>
      <div className={styles.rail} {...{ [toolsAttribute]: '' }}>
        <Group className={styles.bar ?? ''} aria-label={t('editor.people.heldOptions', { name })}>
          <p className={styles.name}>
            <Avatar name={name} size="small" />
            {t('editor.people.held', { name })}
          </p>
          <button
            type="button"
            className={styles.take}
            tabIndex={-1}
            onClick={() => {
              // Whose options one takes over is the block that one is at.
              ui.set({ chosen: [block.guid], typing: null, panel: 'block' });
              setAsking(true);
            }}
          >
            {t('editor.people.takeOver')}
          </button>
        </Group>
      </div>
      {isAsking && <TakeOverDialog name={name} onClose={() => setAsking(false)} />}
    </div>
  );
}
