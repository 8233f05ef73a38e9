import { BlockArea } from '../kit/web/block-area.tsx';
import type { BlockViewProps, PlaceBlock } from '../kit/web/block-view.ts';
import type definition from './definition.ts';

type SharedPart = typeof definition;

/** Its blocks lie in the area as if they stood there themselves. */
export const placement: PlaceBlock<SharedPart> = () => ({ isPlane: true });

/** What it holds may do something in the browser, so the browser takes it over block by block. */
export const isInteractive = true;

export default function SharedPartView({ block, isFirst }: BlockViewProps<SharedPart>) {
  return <BlockArea area={block.layoutPosition} blocks={block.blocks ?? []} isFirst={isFirst} canManage={false} />;
}
