import { type ComponentType, createContext, lazy, useContext } from 'react';
import type { AssetFieldProps } from './picker/held-asset.ts';

export type { AssetOwner } from './media/use-media-uploads.ts';

/** Draw it within a Suspense: it is fetched when a form that has one is opened. */
const AssetFieldContext = createContext<ComponentType<AssetFieldProps>>(lazy(() => import('./picker/asset-field.tsx')));

export const useAssetField = (): ComponentType<AssetFieldProps> => useContext(AssetFieldContext);
