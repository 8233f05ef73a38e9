import type { BuildingBlock } from '../../../contract/building-block.ts';

/** The block is one picture: its fields are the picture's own (§3). */
export const isPictureKind = ({ fields }: BuildingBlock): boolean =>
  fields.some((field) => field.kind === 'picture' && field.isSpread === true);
