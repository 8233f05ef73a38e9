import type { ReactNode } from 'react';
import type { Crop } from '#platform/contract/files/crop.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { FocalPoint } from '../../contract/media.ts';
import type { AssetOwner } from '../media/use-media-uploads.ts';

/** What a block, an item or a setting keeps of a file: enough to show it without asking for it again. */
export interface HeldAsset {
  guid: string;
  /** What is on a picture, in each language; without words it only decorates. */
  alt?: StoredText | undefined;
  name?: string | undefined;
  mediaType?: string | undefined;
  byteSize?: number | undefined;
  /** Of a picture. */
  width?: number | undefined;
  height?: number | undefined;
  focalPoint?: FocalPoint | undefined;
  /** The part that is shown; all of it without one. */
  crop?: Crop | undefined;
}

export interface AssetFieldProps {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  /** Pictures, or any file. */
  kind: 'image' | 'any';
  isMany?: boolean;
  /** Which part of a picture is shown is chosen here, and what must stay in sight; or the part alone. */
  hasCrop?: boolean | 'part';
  /** What is on a picture is asked elsewhere, or not at all. */
  hasNoWords?: boolean;
  /** Known by who draws it before it is known who is here; then nothing moves when that comes. */
  canSeeLibrary?: boolean;
  /** The one that descriptions are written in. */
  language: Language;
  owner: AssetOwner;
  value: readonly HeldAsset[];
  /** A change of what is there by then: a file arrives later than it was sent. */
  onChange(change: (held: readonly HeldAsset[]) => HeldAsset[]): void;
}

export type PickedAsset = HeldAsset & { isDecorative: boolean };

export interface AssetPickerProps {
  /** Pictures, or any file. */
  kind: 'image' | 'any';
  isMany: boolean;
  /** The one that is there now. */
  current?: string | undefined;
  /** Of what is added here. */
  owner: AssetOwner;
  onPick: (assets: readonly PickedAsset[]) => void;
  onClose: () => void;
}
