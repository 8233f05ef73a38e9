import type { PageDocument, StoredBlock } from '#features/pages/contract/page.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { BuildingBlock } from '../../../contract/building-block.ts';
import { BlockAudience } from './block-audience.tsx';
import { BlockFrameOptions } from './block-frame-options.tsx';
import { BlockOptions } from './block-options.tsx';
import styles from './drawer.module.css';

export interface BlockTabProps {
  document: PageDocument;
  block: StoredBlock;
  /** What `GET /api/buildingblocks` tells of it; nothing for a block whose folder has gone. */
  kind: Pick<BuildingBlock, 'fields' | 'hasItems' | 'takesVotes'> | undefined;
  /** The one that texts are written in. */
  language: Language;
  run: EditorSession['run'];
  write: EditorSession['write'];
  /** It has no frame, and who sees it is who sees the item. */
  isOfItem?: boolean;
}

const addedTo = ({ hasItems, takesVotes }: Pick<BuildingBlock, 'hasItems' | 'takesVotes'>) =>
  hasItems ? 'items' : takesVotes ? 'votes' : undefined;

/** All that can be said of one block: its own options, its frame, and who sees it when. */
export function BlockTab({ document, block, kind, language, run, write, isOfItem = false }: BlockTabProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.part}>
      <BlockOptions fields={kind?.fields ?? []} {...{ block, language, run, write }} />
      {isOfItem && kind?.takesVotes && <Notice tone="info">{t('editor.drawer.votingOfItem')}</Notice>}
      {!isOfItem && (
        <>
          <BlockFrameOptions {...{ document, block, language, run, write }} />
          <BlockAudience adds={kind && addedTo(kind)} {...{ block, run }} />
        </>
      )}
    </div>
  );
}
