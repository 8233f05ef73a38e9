import { type ReactNode, useState } from 'react';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import styles from './held-options.module.css';
import { usePeople } from './people-context.tsx';
import { TakeOverDialog } from './take-over-dialog.tsx';

/** The options of a block; while someone else has them they can be read, and taken over. */
export function HeldOptions({ block, children }: { block: StoredBlock; children: ReactNode }) {
  const { t } = useTranslation();
  const name = usePeople().holders.get(block.guid)?.name;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {name !== undefined && (
        <Notice
          title={t('editor.people.heldOptions', { name })}
          actions={<PlainButton onClick={() => setAsking(true)}>{t('editor.people.takeOver')}</PlainButton>}
        >
          {t('editor.people.heldHelp')}
        </Notice>
      )}
      <div className={name === undefined ? undefined : styles.readOnly} inert={name !== undefined}>
        {children}
      </div>
      {isAsking && name !== undefined && <TakeOverDialog name={name} onClose={() => setAsking(false)} />}
    </>
  );
}
