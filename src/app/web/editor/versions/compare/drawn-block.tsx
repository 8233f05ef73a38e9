import { Suspense, use, useMemo } from 'react';
import { BlockArea } from '#blocks/kit/web/block-area.tsx';
import { loadBlockView } from '#blocks/kit/web/block-catalogue.ts';
import type { BlockInstance, StoredBlock } from '#features/pages/contract/page.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { resolveForEditing } from '#platform/contract/texts/resolve-for-editing.ts';
import { Density } from '#platform/web/ui/density/density.tsx';
import { useBlockKinds } from '../../blocks/block-kinds.ts';
import { useEditor } from '../../state/editor-context.ts';
import styles from './drawn-block.module.css';

/** A block as readers would see it, to look at; its words stand beside it for who hears them. */
export function DrawnBlock({ block }: { block: StoredBlock }) {
  return (
    <div className={styles.frame} aria-hidden="true" inert>
      <Suspense fallback={null}>
        <Drawn block={block} />
      </Suspense>
    </div>
  );
}

/** What shows something of the site, such as the items of a list, has nothing to show here. */
function Drawn({ block }: { block: StoredBlock }) {
  const { language } = useEditor();
  const kind = useBlockKinds().get(block.buildingBlockName);
  const view = use(loadBlockView(block.buildingBlockName));
  const drawn = useMemo((): BlockInstance => {
    const { guid, buildingBlockName, headingLevel, background, options, heading, more } = block;
    const written = resolveForEditing(
      { options: { ...kind?.defaults, ...options }, heading, ...(more !== undefined && { more }) },
      { block: null, path: [], language, fallback: defaultLanguage, isOpen: () => false },
    );
    return {
      ...written,
      guid: `then-${guid}`,
      buildingBlockName,
      layoutPosition: 'main',
      sortId: 0,
      headingLevel,
      background,
    };
  }, [block, kind, language]);
  if (view === undefined || view.needs !== undefined || kind?.showsSharedPart === true) return null;
  return (
    <Density name="public">
      <BlockArea area="main" blocks={[drawn]} isFirst={false} canManage={false} />
    </Density>
  );
}
