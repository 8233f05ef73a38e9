import { z } from 'zod';
import { files } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { assetAudit } from './assets.audit.ts';
import { assetTag } from './assets.tags.ts';
import { MediaChanges, MediaDetail, MediaFolder, MediaFolderInput, MediaList, MediaQuery } from './media.ts';
import { MediaBulk, MediaBulkResult } from './media-bulk.ts';
import { StorageUse } from './storage-use.ts';

const one = z.object({ guid: Guid });

export const listMedia = defineEndpoint({
  method: 'GET',
  path: '/api/assets',
  access: 'content-manager',
  whileViewingAs: 'allowed',
  feature: 'assets',
  summary: 'The media library: searched, filtered, sorted and paged; photos of members are not in it',
  query: MediaQuery,
  output: MediaList,
});

export const readMedia = defineEndpoint({
  method: 'GET',
  path: '/api/assets/{guid}',
  access: 'content-manager',
  whileViewingAs: 'allowed',
  feature: 'assets',
  summary: 'One file, with where it is used and what it replaced',
  params: one,
  output: MediaDetail,
});

export const changeMedia = defineEndpoint({
  method: 'PUT',
  path: '/api/assets/{guid}',
  access: 'content-manager',
  feature: 'assets',
  summary: 'Change name, description, credit, focal point or folder; only what is named changes',
  params: one,
  body: MediaChanges,
  audits: { nothing: 'names and descriptions, which give nobody a right' },
  touches: [assetTag],
  output: MediaDetail,
});

export const deleteMedia = defineEndpoint({
  method: 'DELETE',
  path: '/api/assets/{guid}',
  access: 'content-manager',
  feature: 'assets',
  summary: 'To the trash, for 30 days; its address answers 404 meanwhile',
  params: one,
  audits: [assetAudit.deleted],
  touches: [assetTag],
  output: z.undefined(),
});

export const restoreMedia = defineEndpoint({
  method: 'POST',
  path: '/api/assets/{guid}/restore',
  access: 'content-manager',
  feature: 'assets',
  summary: 'Back from the trash',
  params: one,
  audits: [assetAudit.restored],
  touches: [assetTag],
  output: MediaDetail,
});

export const changeManyMedia = defineEndpoint({
  method: 'POST',
  path: '/api/assets:bulk',
  access: 'content-manager',
  feature: 'assets',
  summary: 'Move files to a folder, to the trash or back: named ones, or all that a filter finds',
  body: MediaBulk,
  audits: [assetAudit.deleted, assetAudit.restored],
  touches: [assetTag],
  output: MediaBulkResult,
});

export const replaceMedia = defineEndpoint({
  method: 'POST',
  path: '/api/assets/{guid}/file',
  access: 'content-manager',
  feature: 'assets',
  summary: 'Another file at the same address; the earlier one can be brought back for 30 days',
  params: one,
  body: files('Image', 'File'),
  audits: [assetAudit.replaced],
  touches: [assetTag],
  output: MediaDetail,
  callsPerMinute: 60,
});

export const undoReplaceMedia = defineEndpoint({
  method: 'POST',
  path: '/api/assets/{guid}/undo-replace',
  access: 'content-manager',
  feature: 'assets',
  summary: 'The file that was there before the last replacement',
  params: one,
  audits: [assetAudit.replaced],
  touches: [assetTag],
  output: MediaDetail,
});

export const readStorage = defineEndpoint({
  method: 'GET',
  path: '/api/assetstorage',
  access: 'user',
  whileViewingAs: 'allowed',
  feature: 'assets',
  summary: 'How much room one’s own files take and may take; for content managers that of the whole platform too',
  output: StorageUse,
});

export const listMediaFolders = defineEndpoint({
  method: 'GET',
  path: '/api/assetfolders',
  access: 'content-manager',
  whileViewingAs: 'allowed',
  feature: 'assets',
  summary: 'All folders of the media library, by name, each with how many files lie in it',
  output: z.array(MediaFolder),
});

export const makeMediaFolder = defineEndpoint({
  method: 'POST',
  path: '/api/assetfolders',
  access: 'content-manager',
  feature: 'assets',
  summary: 'Make a folder',
  body: MediaFolderInput,
  audits: { nothing: 'a folder orders files and gives nobody a right' },
  touches: [],
  output: MediaFolder,
});

export const changeMediaFolder = defineEndpoint({
  method: 'PUT',
  path: '/api/assetfolders/{guid}',
  access: 'content-manager',
  feature: 'assets',
  summary: 'Rename a folder, or move it into another',
  params: one,
  body: MediaFolderInput,
  audits: { nothing: 'a folder orders files and gives nobody a right' },
  touches: [],
  output: MediaFolder,
});

export const deleteMediaFolder = defineEndpoint({
  method: 'DELETE',
  path: '/api/assetfolders/{guid}',
  access: 'content-manager',
  feature: 'assets',
  summary: 'Delete a folder; what is in it moves up',
  params: one,
  audits: { nothing: 'a folder orders files and gives nobody a right' },
  touches: [],
  output: z.undefined(),
});
