import { notAllowed, signInNeeded } from '#platform/contract/calls/errors.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import type { AssetHolder, FileHolder, HeldByKind, HolderRights } from '../contract/asset-holder.ts';

/** Of something that nobody published yet, only those who make it see the files. */
export const draftRights = (viewer: Viewer): HolderRights => ({
  canSee: viewer.isContentManager,
  isPublic: false,
  canEdit: viewer.isContentManager,
});

interface RightsSubject {
  id: string;
  holder: AssetHolder;
  visibility: Visibility;
  roleIds: string[];
}

/** Files follow the rights of what holds them; each kind of holder is declared by the feature that knows it. */
export function createAssetRights(declared: readonly FileHolder[]) {
  const holders = new Map(declared.map((holder) => [holder.kind, holder]));

  async function rightsOnHolder(viewer: Viewer, { kind, id }: HeldByKind, assetId?: string): Promise<HolderRights> {
    const holder = holders.get(kind);
    // Of a kind that nobody declares any more it is not known who may: so nobody.
    if (holder === undefined) return { canSee: false, isPublic: false, canEdit: false };
    return (await holder.rightsOn(viewer, id, assetId)) ?? draftRights(viewer);
  }

  return {
    kinds: [...holders.keys()],

    holderOf: ({ kind }: AssetHolder): FileHolder | undefined => holders.get(kind),

    async on(viewer: Viewer, asset: RightsSubject): Promise<HolderRights> {
      const { holder } = asset;
      if (holder.id !== undefined) return rightsOnHolder(viewer, holder, asset.id);
      return {
        canSee: decide(viewer, 'see', { kind: 'content', ...asset }).allowed,
        isPublic: decide(anonymousViewer, 'see', { kind: 'content', ...asset }).allowed,
        canEdit: viewer.isContentManager,
      };
    },

    /** Before anything is read: whoever may not add has nothing to send, and what is not declared holds nothing. */
    async requireMayAdd(viewer: Viewer, holder: AssetHolder): Promise<void> {
      if (viewer.kind === 'anonymous') throw signInNeeded();
      if (holder.id === undefined) {
        if (!viewer.isContentManager) throw notAllowed();
        return;
      }
      if (!(await rightsOnHolder(viewer, holder)).canEdit) throw notAllowed();
    },
  };
}
