import { createLookedFiles } from '#features/assets/server/media/looked-files.service.ts';
import { createContentFindingsService } from '#features/content-findings/server/content-findings.service.ts';
import { createLookedItems } from '#features/list-items/server/looked-items.service.ts';
import { createLookedPages } from '#features/pages/server/looked-pages.service.ts';
import { createUpkeepService } from '#features/upkeep/server/upkeep.service.ts';

type FindingsParts = Parameters<typeof createContentFindingsService>[0];
type ContentParts = Omit<FindingsParts, 'contents'> &
  Parameters<typeof createLookedPages>[0] &
  Parameters<typeof createLookedItems>[0] &
  Parameters<typeof createUpkeepService>[0];

/** What keeps content true: everything that readers have is looked over, by those who have it. */
export const createContentServices = (parts: ContentParts) => ({
  upkeep: createUpkeepService(parts),
  contentFindings: createContentFindingsService({
    ...parts,
    contents: [createLookedPages(parts), createLookedItems(parts), createLookedFiles(parts)],
  }),
});
