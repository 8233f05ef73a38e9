export const assetKinds = ['image', 'document', 'audio', 'video'] as const;
export type AssetKind = (typeof assetKinds)[number];

export function kindOf(mediaType: string): AssetKind {
  const kind = mediaType.slice(0, mediaType.indexOf('/'));
  return kind === 'image' || kind === 'audio' || kind === 'video' ? kind : 'document';
}

export const maxDocumentBytes = 30 * 1024 * 1024;
