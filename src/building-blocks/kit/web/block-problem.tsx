import type { BlockInstance } from '#features/pages/contract/page.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';

export interface BlockProblemProps {
  kind: 'unknown' | 'broken';
  block: BlockInstance;
}

/** For those who can do something about it. */
export function BlockProblem({ kind, block }: BlockProblemProps) {
  const { t } = useTranslation();
  return (
    <div className="wrap">
      <Notice tone="warning" title={t(`blocks.kit.${kind}`, { name: block.buildingBlockName })}>
        {t('blocks.kit.notForVisitors')}
      </Notice>
    </div>
  );
}
