import { createLookedFiles } from '#features/assets/server/media/looked-files.service.ts';
import { createContentFindingsService } from '#features/content-findings/server/content-findings.service.ts';
import { createLookedItems } from '#features/list-items/server/looked-items.service.ts';
import { createLookedPages } from '#features/pages/server/looked-pages.service.ts';
import { createUpkeepService } from '#features/upkeep/server/upkeep.service.ts';

type ContentParts = Omit<Parameters<typeof createContentFindingsService>[0], 'contents' | 'upkeep'> &
  Parameters<typeof createLookedPages>[0] &
  Parameters<typeof createLookedItems>[0] &
  Omit<Parameters<typeof createUpkeepService>[0], 'contents'>;

/** What keeps content true: who looks after it, and everything that readers have looked over by those who have it. */
export function createContentServices(parts: ContentParts) {
  const contents = [createLookedPages(parts), createLookedItems(parts), createLookedFiles(parts)];
  const upkeep = createUpkeepService({ ...parts, contents });
  return { upkeep, contentFindings: createContentFindingsService({ ...parts, contents, upkeep }) };
}
