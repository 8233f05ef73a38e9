import AssetField from '../picker/asset-field.tsx';

/** For a screen that always has such fields: they come along with it, so that nothing moves when they arrive. */
export const AssetFieldAtOnce = AssetField;
