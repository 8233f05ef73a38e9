import type { MediaFile } from './media.ts';

/** A picture of which nobody said yet what is to be seen on it, nor that it is only there for its looks. */
export const isUndescribed = ({ kind, isDecorative, alt }: Pick<MediaFile, 'kind' | 'isDecorative' | 'alt'>): boolean =>
  kind === 'image' && !isDecorative && (alt.$lang.nl ?? '') === '';
