import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { KeptRedirects } from '#features/redirects/server/kept-redirects.service.ts';
import type { SearchService } from '#features/search/server/search.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { LongWorkService } from '#features/tasks/server/long-work.service.ts';
import type { TranslationService } from '#features/translation/server/translation.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { Renamed } from '../contract/copying/renamed-in.ts';
import type { PageDocument } from '../contract/page.ts';
import type { BlockRules } from './block-rules.ts';
import type { DocumentChecks } from './checks/document-checks.service.ts';
import type { ListTotals } from './list-block.ts';
import type { TellPlanner } from './plans/planner-mail.ts';
import type { SharedFiles } from './sharing/shared-image.ts';

/** Whether readers may get what is written: on some pages someone else says yes first. */
export interface PublishApproval {
  /** Whether they publish this page without anybody's yes. */
  isFree(viewer: Viewer, pageId: string): Promise<boolean>;
  /**
   * The languages that somebody said yes to as they are written; all, for who needs nobody's yes. Without a viewer, of what
   * was planned.
   */
  approved(db: PlatformDb, viewer: Viewer | undefined, page: WrittenPage): Promise<readonly Language[] | 'all'>;
  /** Who needs no yes and plans these languages of a page gives theirs, for when it is carried out. */
  keepForPlan(
    trx: PlatformTransaction,
    viewer: Viewer,
    page: WrittenPage,
    languages: readonly Language[],
  ): Promise<void>;
  /** Readers have it now, but for what is left of these languages: the next change needs a yes of its own. */
  use(trx: PlatformTransaction, pageId: string, by: string, left: readonly Language[]): Promise<void>;
}

export interface WrittenPage {
  id: string;
  sequence: number;
  document: PageDocument;
}

/** What the parts of the pages service work with. */
export interface PagesContext {
  platform: Platform;
  menus: Pick<
    MenusService,
    | 'read'
    | 'wholeMenu'
    | 'add'
    | 'addCopy'
    | 'move'
    | 'remove'
    | 'itemAtPath'
    | 'pathOfPage'
    | 'pathsOfPage'
    | 'pagesAbove'
    | 'pagesBelow'
    | 'takePlace'
  >;
  redirects: Pick<KeptRedirects, 'at' | 'keepLeft'>;
  search: Pick<SearchService, 'keepPage' | 'forgetPage' | 'pagesWithWords'>;
  blocks: BlockRules;
  files: SharedFiles;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  approval: PublishApproval;
  tellPlanner: TellPlanner;
  /** Without it nothing is translated automatically. */
  translation?: Pick<TranslationService, 'isOffered' | 'requireOffered' | 'translate' | 'translateText'> | undefined;
  /** For what takes longer than a request may; without it nothing is translated automatically. */
  askWork?: LongWorkService['ask'] | undefined;
  /** Which checks stop a publication, and the colours. */
  settings: Pick<SettingsService, 'all'>;
  checks: DocumentChecks;
  /** For pages that are copied with the items of their lists; without it those stay behind. */
  copyItems?:
    | {
        idsIn(listIds: readonly string[]): Promise<string[]>;
        copy(actor: Actor, lists: { from: string; to: string }, renamed: Renamed): Promise<void>;
      }
    | undefined;
  /** How many items the lists of a page have; without it nothing is said of them. */
  listTotals?: ListTotals | undefined;
}
