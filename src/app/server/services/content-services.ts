import { createAccessibilityStatementService } from '#features/accessibility-statement/server/accessibility-statement.service.ts';
import { createLookedFiles } from '#features/assets/server/media/looked-files.service.ts';
import { createContentFindingsService } from '#features/content-findings/server/content-findings.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import { createLookedItems } from '#features/list-items/server/looked-items.service.ts';
import { hrefsIn } from '#features/pages/contract/checks/link-targets.ts';
import { createLookedPages } from '#features/pages/server/checks/looked-pages.service.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { createUpkeepService } from '#features/upkeep/server/upkeep.service.ts';

type Made = 'contents' | 'upkeep' | 'ledElsewhere' | 'lookForDeadLinks';
type ContentParts = Omit<Parameters<typeof createContentFindingsService>[0], Made> &
  Parameters<typeof createLookedPages>[0] &
  Parameters<typeof createLookedItems>[0] &
  Omit<Parameters<typeof createUpkeepService>[0], 'contents' | 'pages' | 'mayEdit'> &
  Omit<Parameters<typeof createAccessibilityStatementService>[0], 'contentFindings'> & {
    pages: PagesService;
    listItems: Pick<ListItemsService, 'attention' | 'mayEdit'>;
    settings: Pick<SettingsService, 'all'>;
  };

/** What keeps content true: who looks after it, everything that readers have looked over, and what is said of it in public. */
export function createContentServices({ listItems, settings, ...parts }: ContentParts) {
  const contents = [createLookedPages(parts), createLookedItems(parts), createLookedFiles(parts)];
  const upkeep = createUpkeepService({
    ...{ ...parts, contents },
    mayEdit: async (viewer, guid) =>
      (await parts.pages.mayEdit(viewer, guid)) || (await listItems.mayEdit(viewer, guid)),
  });
  const contentFindings = createContentFindingsService({
    ...{ ...parts, contents, upkeep },
    ledElsewhere: async () => parts.checks.pagesLedTo(hrefsIn([await settings.all()])),
    lookForDeadLinks: async () => {
      await parts.pages.lookForDeadLinks();
      await listItems.attention.lookForDeadLinks();
    },
  });
  const accessibilityStatement = createAccessibilityStatementService({ ...parts, settings, contentFindings });
  return { upkeep, contentFindings, accessibilityStatement };
}
