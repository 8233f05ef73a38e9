import { cacheTag, cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

export const assetTag = cacheTagOf('asset');

/** That a file went to the trash or came back, whichever it was. */
export const assetsInTrashTag = cacheTag('assets-in-trash');
