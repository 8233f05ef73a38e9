import { BlockArea } from '#blocks/kit/web/block-area.tsx';
import { BlockEditingContext } from '#blocks/kit/web/block-editing-context.ts';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import { type Area, areaIn } from '#features/pages/contract/page-layout.ts';
import { readSharedPart } from '#features/pages/contract/shared-parts/shared-parts.endpoints.ts';
import { useNeeded } from '#platform/web/content/use-needed.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import { useBlockKinds } from '../blocks/block-kinds.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import styles from './edited-root.module.css';

/** The blocks of a shared part come with the page as readers have it: those of one that was chosen since are asked for. */
export function UndrawnPart({ block: { buildingBlockName, options, layoutPosition } }: { block: StoredBlock }) {
  const { t } = useTranslation();
  const kind = useBlockKinds().get(buildingBlockName);
  const layout = useSession(({ document }) => document.layout);
  if (kind?.showsSharedPart !== true) return null;
  const chosen = kind.needsOneOf?.map((name) => options[name]).find((guid) => typeof guid === 'string');
  if (chosen === undefined) return <p className={styles.undrawn}>{t('editor.sharedPart.choose')}</p>;
  return <ChosenPart guid={chosen} area={areaIn(layout, layoutPosition)} />;
}

function ChosenPart({ guid, area }: { guid: string; area: Area }) {
  const { t } = useTranslation();
  const { language } = useEditor();
  const part = useNeeded(readSharedPart, { params: { id: guid }, query: { language } });
  if (part.data?.blocks === null || part.isFailed) {
    return <p className={styles.undrawn}>{t('editor.sharedPart.unpublished')}</p>;
  }
  if (part.data !== undefined) {
    return (
      // What is written elsewhere is not edited here.
      <BlockEditingContext value={undefined}>
        <BlockArea area={area} blocks={part.data.blocks} isFirst={false} canManage={false} />
      </BlockEditingContext>
    );
  }
  return (
    <SkeletonGroup label={t('ui.busy')}>
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
