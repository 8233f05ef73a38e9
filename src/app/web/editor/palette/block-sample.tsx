import { type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { BlockArea } from '#blocks/kit/web/block-area.tsx';
import { loadBlockView } from '#blocks/kit/web/block-catalogue.ts';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { resolveForEditing } from '#platform/contract/texts/resolve-for-editing.ts';
import { Density } from '#platform/web/ui/density/density.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import type { BuildingBlock } from '../../../contract/building-block.ts';
import { useSettings } from '../../shell-data.ts';
import { iconOf } from '../blocks/block-icon.ts';
import { useEditor } from '../state/editor-context.ts';
import styles from './block-sample.module.css';
import { hasPicture, withPicture } from './example-pictures.ts';

/** A block as it will look here: the very view, with the example that the block has of itself, once it comes in sight. */
export function BlockSample({ kind }: { kind: BuildingBlock }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (frame.current === null || isSeen) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setSeen(true));
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [isSeen]);
  const icon = (
    <span className={styles.icon}>
      <Icon icon={iconOf(kind.icon)} size={40} />
    </span>
  );
  return (
    <span ref={frame} className={styles.view} aria-hidden="true" inert>
      {isSeen ? (
        <Suspense fallback={icon}>
          <Drawn kind={kind} instead={icon} />
        </Suspense>
      ) : (
        icon
      )}
    </span>
  );
}

/** What shows something of the site, such as the items of a list, has nothing to show before it stands on a page. */
function Drawn({ kind, instead }: { kind: BuildingBlock; instead: ReactNode }) {
  const { language } = useEditor();
  const view = use(loadBlockView(kind.name));
  const picture = useSettings().headerImages[0];
  const block = useMemo(
    (): BlockInstance => ({
      guid: `sample-${kind.name}`,
      buildingBlockName: kind.name,
      layoutPosition: 'main',
      sortId: 0,
      headingLevel: 2,
      background: 'none',
      options: resolveForEditing(withPicture(kind.example, picture), {
        block: null,
        path: [],
        language,
        fallback: defaultLanguage,
        isOpen: () => false,
      }),
    }),
    [kind, language, picture],
  );
  const isElsewhere = view === undefined || view.needs !== undefined || kind.showsSharedPart;
  if (isElsewhere || (picture === undefined && hasPicture(kind.example))) return instead;
  return (
    <Density name="public" className={styles.scaled ?? ''}>
      <BlockArea area="main" blocks={[block]} isFirst={false} canManage={false} />
    </Density>
  );
}
