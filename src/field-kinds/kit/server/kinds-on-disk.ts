import { readKinds } from './read-kinds.ts';

/** From their folders. Where the server is built, scripts/built-definitions.ts puts a list in this file's place. */
export const kindsOnDisk = await readKinds(new URL('../../', import.meta.url));
