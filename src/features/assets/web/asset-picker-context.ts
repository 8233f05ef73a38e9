import { type ComponentType, createContext, lazy, useContext } from 'react';
import type { StoredText } from '#platform/contract/localized.ts';
import type { FocalPoint } from '../contract/media.ts';

/** What a block, an item or a setting keeps of a file: enough to show it without asking for it again. */
export interface PickedAsset {
  guid: string;
  /** The same, by the name that pictures of blocks have it under. */
  imageGuid: string;
  /** What is on it, in each language; empty for a picture that only decorates. */
  alt: StoredText;
  title: StoredText;
  name: string;
  mediaType: string;
  byteSize: number;
  /** Of a picture. */
  width?: number;
  height?: number;
  focalPoint?: FocalPoint;
}

export interface AssetPickerProps {
  /** Pictures, unless it says that any file will do. */
  kind?: 'image' | 'any';
  /** The one that is there now. */
  current?: string | undefined;
  onPick: (asset: PickedAsset) => void;
  onClose: () => void;
}

/** A dialog over the media library. Draw it within a Suspense, only while it is open: that is when it is fetched. */
const AssetPickerContext = createContext<ComponentType<AssetPickerProps>>(lazy(() => import('./asset-picker.tsx')));

export const useAssetPicker = (): ComponentType<AssetPickerProps> => useContext(AssetPickerContext);
