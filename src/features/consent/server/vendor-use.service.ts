import { settingsTag } from '#features/settings/contract/settings.tags.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isBlockVendorKey } from '../contract/block-vendors.ts';
import type { VendorUse } from '../contract/consent.endpoints.ts';
import type { BlockVendorKey, VendorSettings, VendorSources } from '../contract/vendor.ts';
import { categoriesToAsk, hasVendorScripts, vendorSources, vendorsInUse } from '../contract/vendor-registry.ts';

/** One block that is published, and the vendors it names. */
export interface VendorUseEntry {
  vendors: readonly string[];
  /** Whom someone else's block brings along is not for everyone to know either. */
  isSeenBy(viewer: Viewer): boolean;
}

/** Where published blocks are: pages, and whatever else holds blocks. */
export interface VendorUseSource {
  /** Touched whenever the answer may be another one. */
  tags: readonly Tag[];
  uses(): Promise<readonly VendorUseEntry[]>;
}

interface VendorUseOptions {
  platform: Platform;
  settings: Pick<SettingsService, 'all'>;
  sources: readonly VendorUseSource[];
}

export type VendorUseService = ReturnType<typeof createVendorUseService>;

/** Who else this platform really uses (product.md §1.6). */
export function createVendorUseService({ platform, settings, sources }: VendorUseOptions) {
  const tags = [...new Set(sources.flatMap((source) => source.tags))];

  /** Each kept by itself: items change all day, and the pages need not be read again for that. */
  const entries = async (): Promise<VendorUseEntry[]> =>
    (
      await Promise.all(
        sources.map((source) =>
          platform.remember(`vendors-of-blocks/${source.tags.join('/')}`, source.tags, () => source.uses()),
        ),
      )
    ).flat();

  async function usedFor(viewer: Viewer): Promise<BlockVendorKey[]> {
    const seen = (await entries()).filter((entry) => entry.isSeenBy(viewer));
    return [...new Set(seen.flatMap(({ vendors }) => vendors))].filter(isBlockVendorKey).sort();
  }

  const vendorSettings = async (usedVendors: VendorSettings['usedVendors']): Promise<VendorSettings> => ({
    ...(await settings.all()),
    usedVendors,
  });

  return {
    tags: [settingsTag, ...tags],

    async read(viewer: Viewer): Promise<VendorUse> {
      const all = await vendorSettings(await usedFor(viewer));
      return {
        used: vendorsInUse(all).flatMap(({ key, isGated }) => (isGated === true ? [key] : [])),
        asked: categoriesToAsk(all),
        hasScripts: hasVendorScripts(all),
      };
    },

    /** What the policy of a page lets through. Whoever edits may load what they place before it is published. */
    async policySources(viewer: Viewer): Promise<VendorSources> {
      const used = await usedFor(viewer);
      const all = await vendorSettings(used);
      if (!viewer.isContentManager) return vendorSources(all);
      const placeable: BlockVendorKey[] = ['youtube', 'vimeo', 'spotify', 'soundcloud', 'map-tiles'];
      const open = vendorSources({ ...all, usedVendors: [...new Set([...used, ...placeable])] });
      const hosts = all.embedAllowedHosts.map((rule) => `https://${rule.replace(/^\./, '*.')}`);
      return { ...open, frame: [...new Set([...open.frame, ...hosts])] };
    },
  };
}
