import type { AuditService } from '#features/audit/server/audit.service.ts';
import { type EntriesIn, entriesInLanguages } from '#features/search/contract/search-entries.ts';
import type { PageForSearch, SearchService } from '#features/search/server/search.service.ts';
import { settingsTag } from '#features/settings/contract/settings.tags.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { badInput, conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { plainText } from '#platform/contract/texts/plain-text.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { legalAudit } from '../contract/legal.audit.ts';
import { legalTag } from '../contract/legal.tags.ts';
import type { LegalDraft, LegalSummary, LegalText, LegalWords } from '../contract/legal.ts';
import { type LegalKind, legalGuids, legalKinds, legalPath } from '../contract/legal-kind.ts';
import { fillDocument, fillText } from './fill-in.ts';
import { firstDate, firstVersions } from './first-versions/first-versions.ts';
import {
  findDraft,
  findUserName,
  findVersion,
  insertDraft,
  insertVersion,
  listVersionRows,
  takeDraft,
  updateDraft,
} from './legal.repository.ts';

interface LegalParts {
  platform: Platform;
  settings: SettingsService;
  audit: Pick<AuditService, 'record'>;
  search: Pick<SearchService, 'keepPage' | 'keepPageWhenNew'>;
  clock: Clock;
}

interface KnownVersion {
  version: number;
  date: string;
  publishedBy: string;
}

const firstVersion: KnownVersion = { version: 1, date: firstDate, publishedBy: '' };

export type LegalService = ReturnType<typeof createLegalService>;

export function createLegalService({ platform, settings, audit, search, clock }: LegalParts) {
  /** All versions of every text, the newest first and the one that ships with the product last. */
  const versions = (): Promise<Record<LegalKind, KnownVersion[]>> =>
    platform.remember('legal-versions', [legalTag, settingsTag], async () => {
      const { timeZone } = await platform.locale();
      const rows = await listVersionRows(platform.db);
      const of = (kind: LegalKind) =>
        rows
          .filter((row) => row.kind === kind)
          .map((row) => ({
            version: row.version,
            date: calendarDay(row.published_at, timeZone),
            publishedBy: row.published_by,
          }));
      return Object.fromEntries(legalKinds.map((kind) => [kind, [...of(kind), firstVersion]])) as Record<
        LegalKind,
        KnownVersion[]
      >;
    });

  const current = async (kind: LegalKind): Promise<number> => (await versions())[kind][0]?.version ?? 1;

  const wordsOf = async (kind: LegalKind, version: number): Promise<LegalWords | undefined> =>
    version === 1 ? firstVersions[kind] : findVersion(platform.db, kind, version);

  async function readDraft(kind: LegalKind): Promise<LegalDraft> {
    const draft = await findDraft(platform.db, kind);
    const known = (await versions())[kind];
    const currentVersion = known[0]?.version ?? 1;
    const words = draft ?? (await wordsOf(kind, currentVersion));
    if (words === undefined) throw notFound();
    return {
      kind,
      title: words.title,
      body: words.body,
      revision: draft?.revision ?? null,
      updatedAt: draft?.updated_at.toISOString() ?? null,
      updatedBy: draft?.updated_by ?? '',
      currentVersion,
      versions: known,
    };
  }

  /** Everyone may read them, so everyone may find them. */
  async function asFound(kind: LegalKind, { title, body }: LegalWords, publishedAt: Date): Promise<PageForSearch> {
    const values = { platformName: (await settings.all()).platformName };
    const linesIn = (language: Language) => {
      const document = pickLanguage(body, language, defaultLanguage)?.value;
      const text = fillText(plainText(document?.content ?? []), values);
      return { lead: [], all: [text] };
    };
    const entries: EntriesIn = (languages) =>
      entriesInLanguages(
        title,
        linesIn,
      )(languages).map((entry) => ({
        ...entry,
        title: { ...entry.title, value: fillText(entry.title.value, values) },
      }));
    return { id: legalGuids[kind], audience: { visibility: 'Public', roleIds: [] }, entries, publishedAt };
  }

  const signature = async (db: PlatformDb, { viewer }: Actor) => ({
    at: clock.now(),
    name: viewer.kind === 'user' && viewer.id !== undefined ? await findUserName(db, viewer.id) : '',
  });

  return {
    async list(): Promise<LegalSummary[]> {
      const known = await versions();
      return legalKinds.map((kind) => {
        const { version, date } = known[kind][0] ?? firstVersion;
        return { kind, version, date };
      });
    },

    /** Where anyone can read them, in the languages that they are written in. */
    async publicTexts(): Promise<{ paths: Record<string, string>; changedAt: Date }[]> {
      const known = await versions();
      const { languages } = await platform.locale();
      return Promise.all(
        legalKinds.map(async (kind) => {
          const { version, date } = known[kind][0] ?? firstVersion;
          const words = await wordsOf(kind, version);
          const written = languages.filter((language) => (words?.title.$lang[language] ?? '') !== '');
          const paths = Object.fromEntries(written.map((language) => [language, legalPath(kind, language)]));
          return { paths, changedAt: new Date(date) };
        }),
      );
    },

    /** The version that members accept (§4). */
    termsOfUseVersion: (): Promise<number> => current('terms-of-use'),

    async read(kind: LegalKind, language: Language, wanted?: number): Promise<LegalText> {
      const known = (await versions())[kind];
      const currentVersion = known[0]?.version ?? 1;
      const found = known.find(({ version }) => version === (wanted ?? currentVersion));
      const words = found && (await wordsOf(kind, found.version));
      if (words === undefined || found === undefined) throw notFound();
      const values = { platformName: (await settings.all()).platformName };
      const title = pickLanguage(words.title, language, defaultLanguage) ?? { value: '' };
      const body = pickLanguage(words.body, language, defaultLanguage) ?? {
        value: { type: 'doc' as const, content: [] },
      };
      return {
        kind,
        version: found.version,
        date: found.date,
        title: { ...title, value: fillText(title.value, values) },
        body: { ...body, value: fillDocument(body.value, values) },
        currentVersion,
        versions: known.map(({ version, date }) => ({ version, date })),
      };
    },

    async readDraft(viewer: Viewer, kind: LegalKind): Promise<LegalDraft> {
      requireAdmin(viewer);
      return readDraft(kind);
    },

    async saveDraft(by: Actor, kind: LegalKind, seen: number | null, words: LegalWords): Promise<LegalDraft> {
      requireAdmin(by.viewer);
      await platform.transaction(async (trx) => {
        const signed = await signature(trx, by);
        const isSaved =
          seen === null
            ? await insertDraft(trx, kind, words, signed)
            : await updateDraft(trx, kind, seen, words, signed);
        if (!isSaved) throw conflict('legal-draft-changed');
      });
      return readDraft(kind);
    },

    async publish(by: Actor, kind: LegalKind, seen: number): Promise<LegalDraft> {
      requireAdmin(by.viewer);
      await platform.transaction(async (trx, touch) => {
        const draft = await takeDraft(trx, kind, seen);
        if (draft === undefined) throw conflict('legal-draft-changed');
        requireWords(draft);
        // The draft is ours alone now, so nobody else can make the same number.
        const rows = await listVersionRows(trx);
        const version = (rows.find((row) => row.kind === kind)?.version ?? 1) + 1;
        const signed = await signature(trx, by);
        await insertVersion(trx, kind, version, draft, signed);
        await search.keepPage(trx, await asFound(kind, draft, signed.at));
        await audit.record(trx, by, {
          action: legalAudit.published,
          subject: { kind: 'legal', id: kind, name: draft.title.$lang[defaultLanguage] ?? kind },
          details: { version },
        });
        touch(legalTag);
      });
      return readDraft(kind);
    },

    /**
     * A publication is found at once. What is in a text without being published by anyone is kept here: the version that
     * ships with the product, and the name of the platform.
     */
    async keepForSearch(): Promise<void> {
      const known = await versions();
      for (const kind of legalKinds) {
        const { version, date } = known[kind][0] ?? firstVersion;
        const words = await wordsOf(kind, version);
        if (words === undefined) continue;
        const page = await asFound(kind, words, new Date(date));
        await platform.transaction((trx) => search.keepPageWhenNew(trx, page));
      }
    },

    async discardDraft(by: Actor, kind: LegalKind): Promise<LegalDraft> {
      requireAdmin(by.viewer);
      await platform.transaction(async (trx) => {
        const draft = await takeDraft(trx, kind);
        if (draft === undefined) return;
        await audit.record(trx, by, {
          action: legalAudit.draftDiscarded,
          subject: { kind: 'legal', id: kind, name: draft.title.$lang[defaultLanguage] ?? kind },
        });
      });
      return readDraft(kind);
    },
  };
}

/** Every other language can fall back to this one, so this one must be there. */
function requireWords({ title, body }: LegalWords): void {
  const missing = [
    ...((title.$lang[defaultLanguage] ?? '').trim() === '' ? ['title'] : []),
    ...(plainText(body.$lang[defaultLanguage]?.content ?? []).trim() === '' ? ['body'] : []),
  ];
  if (missing.length === 0) return;
  throw badInput(missing.map((path) => ({ path: `body.${path}`, code: 'required', message: defaultLanguage })));
}
