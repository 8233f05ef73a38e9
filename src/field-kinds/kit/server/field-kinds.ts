import { findFieldKinds } from './find-field-kinds.ts';

/** Found once, when the server starts: which kinds there are does not change while it runs. */
export const fieldKinds = await findFieldKinds();
