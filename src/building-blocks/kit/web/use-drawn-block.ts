import { useContext, useEffect, useState } from 'react';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import { ThemeContext } from '#platform/web/content/theme-context.ts';
import { loadBlockView } from './block-catalogue.ts';
import { type DrawnBlock, drawnBlock } from './drawn-blocks.ts';

/**
 * The block as the server drew it, for as long as that is how it should look. When its content or the theme changes,
 * it stays until its view has come.
 */
export function useDrawnBlock(block: BlockInstance): DrawnBlock | undefined {
  const theme = useContext(ThemeContext);
  const [first, setFirst] = useState({ drawn: drawnBlock(block.guid), block, theme });
  const isStale = first.drawn !== undefined && (first.block !== block || first.theme !== theme);
  useEffect(() => {
    if (!isStale) return;
    const release = () => setFirst({ drawn: undefined, block, theme });
    void loadBlockView(block.buildingBlockName).then(release, release);
  }, [isStale, block, theme]);
  return first.drawn;
}
