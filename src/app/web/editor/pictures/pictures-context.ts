import { createContext, useContext } from 'react';
import type { Spot } from '#features/pages/contract/operations/operation.ts';
import type { PastedPictures } from './pasted-pictures.ts';

export interface Pictures {
  /** Puts each picture in a block of its own, one after the other, from this place on. Answers whether there were any. */
  place(pasted: PastedPictures, spot: Spot): boolean;
  /** Into a block that is waiting for one. */
  fill(block: string, file: File): void;
}

export const PicturesContext = createContext<Pictures | undefined>(undefined);

export function usePictures(): Pictures {
  const pictures = useContext(PicturesContext);
  if (pictures === undefined) throw new Error('PicturesContext is missing');
  return pictures;
}
