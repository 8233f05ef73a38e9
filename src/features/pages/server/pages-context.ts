import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { SearchService } from '#features/search/server/search.service.ts';
import type { LongWorkService } from '#features/tasks/server/long-work.service.ts';
import type { TranslationService } from '#features/translation/server/translation.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { BlockRules } from './block-rules.ts';
import type { ListTotals } from './list-block.ts';

/** What the parts of the pages service work with. */
export interface PagesContext {
  platform: Platform;
  menus: Pick<
    MenusService,
    'read' | 'itemAtPath' | 'pathOfPage' | 'pathsOfPage' | 'formerPath' | 'keepFormerPaths' | 'pagesBelow' | 'takePlace'
  >;
  search: Pick<SearchService, 'keepPage' | 'forgetPage'>;
  blocks: BlockRules;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  /** Without it nothing is translated automatically. */
  translation?: Pick<TranslationService, 'isOffered' | 'requireOffered' | 'translate'> | undefined;
  /** For what takes longer than a request may; without it nothing is translated automatically. */
  askWork?: LongWorkService['ask'] | undefined;
  /** How many items the lists of a page have; without it nothing is said of them. */
  listTotals?: ListTotals | undefined;
}
