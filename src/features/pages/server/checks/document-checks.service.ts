import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { OutsideLinksService } from '#features/outside-links/server/outside-links.service.ts';
import type { KeptRedirects } from '#features/redirects/server/kept-redirects.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { AppError, notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import type { ColorScheme } from '#platform/contract/colors/color-scheme.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { CheckedDocument, DeadTargets } from '../../contract/checks/checked-page.ts';
import type { FindingKind } from '../../contract/checks/finding.ts';
import type { KnownOfChecks } from '../../contract/checks/known-of-checks.ts';
import type { LinkTargets as Led } from '../../contract/checks/link-targets.ts';
import { createRunChecks } from '../../contract/checks/run-checks.ts';
import { asideKey, maySetAside, seenIn, withoutAside } from '../../contract/checks/set-aside.ts';
import { stopsPublishing } from '../../contract/checks/stops-publishing.ts';
import { findingAudit } from '../../contract/findings.audit.ts';
import { findingsTag } from '../../contract/pages.tags.ts';
import type { BlockRules } from '../block-rules.ts';
import { type LinkTarget, linkTarget } from '../link-target.ts';
import { deadAmong, deadTargets, type LinkTargets } from './dead-targets.ts';
import { type CheckedSubject, forgetAside, keepAside, listAsides, listAsidesOf } from './findings-aside.repository.ts';

interface DocumentChecksParts {
  platform: Platform;
  menus: Pick<MenusService, 'itemAtPath' | 'pathOfPage'>;
  redirects: Pick<KeptRedirects, 'at'>;
  blocks: Pick<BlockRules, 'needsOneOf'>;
  /** Which checks stop a publication, and the colours. */
  settings: Pick<SettingsService, 'all'>;
  targets: LinkTargets;
  outside: Pick<OutsideLinksService, 'note'>;
  audit: Pick<AuditService, 'record'>;
}

/** A page or an item as it is written, and how its languages stand. */
export interface CheckedContent {
  document: CheckedDocument;
  translations: readonly LanguageState[];
}

interface SayingAside extends CheckedContent {
  actor: Actor;
  subject: CheckedSubject & { name: string };
  dead: DeadTargets;
  key: string;
  isAside: boolean;
  by: string;
  at: Date;
}

interface ForReaders extends CheckedContent {
  /** What someone said of it is meant so; of what is new nobody said anything. */
  subject?: CheckedSubject | undefined;
  /** What readers get at the same moment. */
  along?: ReadonlySet<string> | undefined;
}

export type DocumentChecks = ReturnType<typeof createDocumentChecks>;

/** Product.md §1.5: the same rules as in the editor, for pages and items, asked again where it counts. */
export function createDocumentChecks({
  platform,
  menus,
  redirects,
  blocks,
  settings,
  targets,
  outside,
  audit,
}: DocumentChecksParts) {
  const deadIn = async (document: CheckedDocument, along?: ReadonlySet<string>): Promise<DeadTargets> =>
    deadTargets(document, (await platform.locale()).languages, { platform, menus, redirects, targets }, along);

  const found = ({ document, translations }: CheckedContent, colors: ColorScheme, dead: DeadTargets) =>
    createRunChecks({ colors, needsOneOf: blocks.needsOneOf })(document, { translations, dead });

  async function pageLedTo(target: LinkTarget | undefined): Promise<string | undefined> {
    if (target?.kind === 'page') return target.guid;
    if (target?.kind !== 'path') return undefined;
    const whole = withLanguagePrefix(target.path, target.language);
    const found = await menus.itemAtPath(whole, target.language);
    if (found !== undefined) return found.pageGuid ?? undefined;
    const redirect = await redirects.at(whole);
    return redirect?.target.kind === 'page' ? redirect.target.guid : undefined;
  }

  return {
    deadIn,

    /** Those of these that lead nowhere, whatever documents they stand in. */
    deadAmong: async (led: Led): Promise<DeadTargets> =>
      deadAmong(led, (await platform.locale()).languages, { platform, menus, redirects, targets }),

    /** The same in the background, of what readers have: addresses on other sites are asked about from then on. */
    async lookAmong(led: Led): Promise<DeadTargets> {
      await outside.note(led.hrefs);
      return deadAmong(led, (await platform.locale()).languages, { platform, menus, redirects, targets });
    },

    /** The pages of this site that these lead to; an address that moved leads to where the page is now. */
    async pagesLedTo(hrefs: readonly string[]): Promise<string[]> {
      const { languages } = await platform.locale();
      const guids: string[] = [];
      for (const href of hrefs) {
        const guid = await pageLedTo(linkTarget(href, languages));
        if (guid !== undefined) guids.push(guid);
      }
      return guids;
    },

    /** What the browser cannot work out by itself. */
    known: async (subject: CheckedSubject, document: CheckedDocument): Promise<KnownOfChecks> => ({
      settings: (await settings.all()).pageChecks,
      dead: await deadIn(document),
      asides: await listAsides(platform.db, subject),
    }),

    /**
     * For who looks at many in one go: how often each kind is found in one of them, without what is meant so. Whether
     * links lead somewhere is asked of each by itself.
     */
    async looker(kind: CheckedSubject['kind'], ids: readonly string[]) {
      const { pageChecks, colorScheme } = await settings.all();
      const run = createRunChecks({ colors: colorScheme, needsOneOf: blocks.needsOneOf });
      const asides = await listAsidesOf(platform.db, kind, ids);
      return (id: string, { document, translations }: CheckedContent): Map<FindingKind, number> => {
        const all = run(document, { translations, dead: {} });
        const { findings } = withoutAside(all, { asides: asides.get(id) ?? [], settings: pageChecks, document });
        const byKind = Map.groupBy(findings, (finding) => finding.kind);
        return new Map([...byKind].map(([one, same]) => [one, same.length]));
      };
    },

    /** Who names something that is no longer found is told so: there is nothing to say about it. */
    async setAside(
      trx: PlatformTransaction,
      { actor, subject, dead, key, isAside, by, at, ...content }: SayingAside,
    ): Promise<void> {
      const isByAdmin = actor.viewer.isAdmin;
      const chosen = await settings.all();
      const findings = found(content, chosen.colorScheme, dead);
      const finding = findings.find((one) => asideKey(one) === key);
      if (finding === undefined) throw notFound();
      if (!maySetAside(finding, chosen.pageChecks, isByAdmin)) throw notAllowed();
      const said = { key, seen: seenIn(finding, content.document), isByAdmin, by, at };
      if (isAside) await keepAside(trx, subject, said);
      else if (!(await forgetAside(trx, subject, key))) return;
      const action = isAside ? findingAudit.setAside : findingAudit.takenBack;
      await audit.record(trx, actor, { action, subject, details: { finding: finding.kind } });
      await platform.signal(trx, findingsTag(subject.id));
    },

    /** Whether anything that is found stops a publication. */
    stopsAnything: async (): Promise<boolean> => Object.values((await settings.all()).pageChecks).includes('block'),

    /** Refuses a version in which something stands that the platform does not publish. */
    async requirePublishable(db: PlatformDb, { subject, along, document, translations }: ForReaders): Promise<void> {
      const { pageChecks, colorScheme } = await settings.all();
      if (!Object.values(pageChecks).includes('block')) return;
      const dead = pageChecks['dead-links'] === 'block' ? await deadIn(document, along) : {};
      const findings = found({ document, translations }, colorScheme, dead);
      const asides = subject === undefined ? [] : await listAsides(db, subject);
      const left = withoutAside(findings, { asides, settings: pageChecks, document });
      const stopping = stopsPublishing(left.findings, pageChecks, translations);
      if (stopping.length === 0) return;
      throw new AppError('checks-stop', 409, {
        values: { count: stopping.length },
        fields: stopping.map(({ kind, place }) => ({
          path: [place.block ?? 'page', ...place.path, place.language].join('.'),
          code: kind,
          message: kind,
        })),
      });
    },
  };
}
