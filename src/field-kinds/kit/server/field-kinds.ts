import { createFieldKinds } from './create-field-kinds.ts';
import { kindsOnDisk } from './kinds-on-disk.ts';

/** Found once, when the server starts: which kinds there are does not change while it runs. */
export const fieldKinds = createFieldKinds(kindsOnDisk);
