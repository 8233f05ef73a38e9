import type { AuditNote, AuditService } from '#features/audit/server/audit.service.ts';
import { readItemAddress } from '#features/list-items/contract/item-path.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { badInput, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { type Language, splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isPromotedFor } from '../contract/promotion-match.ts';
import { searchPromotionAudit } from '../contract/search.audit.ts';
import type { PromotedResult } from '../contract/search.endpoints.ts';
import { searchPromotionsTag } from '../contract/search.tags.ts';
import type { Promotion, PromotionInput } from '../contract/search-admin.endpoints.ts';
import { plainWords } from '../contract/search-words.ts';
import { pathOf } from './found-path.ts';
import {
  findItem,
  insertPromotion,
  listPromotionRows,
  type PromotionRow,
  removePromotion,
  setPromotionOrder,
  updatePromotion,
} from './promotions.repository.ts';
import { readTitles } from './search.repository.ts';
import type { Places } from './search-places.ts';
import type { ReaderScope } from './seen-entries.ts';

/** More would not be first any longer. */
const mostPromoted = 3;

interface Looking {
  scope: ReaderScope;
  places: Places;
  language: Language;
}

interface Parts {
  platform: Platform;
  menus: Pick<MenusService, 'itemAtPath'>;
  audit: Pick<AuditService, 'record'>;
  lookingAs(viewer: Viewer, language: Language): Promise<Looking>;
}

const refusal = (field: string, code: string) => badInput([{ path: `body.${field}`, code, message: code }]);

/** What an editor puts first for certain words. */
export function createPromotions({ platform, menus, audit, lookingAs }: Parts) {
  const all = (language: Language): Promise<PromotionRow[]> =>
    platform.remember(`search-promotions/${language}`, [searchPromotionsTag], () =>
      listPromotionRows(platform.db, language),
    );

  /** Each with where it leads for this reader; without, where it leads nowhere that they may go. */
  async function present(rows: readonly PromotionRow[], { scope, places, language }: Looking) {
    const ids = rows.flatMap(({ targetId }) => (targetId === null ? [] : [targetId]));
    const targets = await readTitles(platform.db, scope, { language, ids });
    return rows.map((row) => {
      if (row.url !== null) return { row, shown: { title: row.title ?? row.url, path: row.url } };
      const target = targets.get(row.targetId ?? '');
      const path = target && pathOf(target, places);
      if (target === undefined || path === undefined) return { row, shown: null };
      // A title of the promotion's own is in its language.
      const lang = row.title === null ? target.titleLang : null;
      return { row, shown: { title: row.title ?? target.title, ...(lang === null ? {} : { lang }), path } };
    });
  }

  /** The page or item at an address of our own. */
  async function targetAt(address: string) {
    if (!address.startsWith('/')) return undefined;
    const { languages } = await platform.locale();
    const whole = address.split(/[?#]/, 1)[0] ?? '';
    const { path, language } = splitLanguagePrefix(whole, languages);
    const item = readItemAddress(path);
    const itemId = item && (await findItem(platform.db, item.itemId));
    if (itemId !== undefined) return { targetKind: 'item' as const, targetId: itemId };
    const pageGuid = (await menus.itemAtPath(whole, language))?.pageGuid;
    return typeof pageGuid === 'string' ? { targetKind: 'page' as const, targetId: pageGuid } : undefined;
  }

  async function valuesOf(input: PromotionInput): Promise<Omit<PromotionRow, 'id'>> {
    const { language, address, title, description } = input;
    const phrases = [...new Set(input.phrases.map(plainWords).filter((phrase) => phrase !== ''))];
    if (phrases.length === 0) throw refusal('phrases', 'no-words');
    const target = await targetAt(address);
    if (target === undefined && title === '') throw refusal('title', 'needed');
    const kind = target ?? { targetKind: 'url' as const, targetId: null };
    return {
      language,
      phrases,
      ...kind,
      url: target === undefined ? address : null,
      title: title || null,
      description,
    };
  }

  async function read(viewer: Viewer, language: Language): Promise<Promotion[]> {
    const shown = await present(await all(language), await lookingAs(viewer, language));
    return shown.map(({ row: { id, phrases, targetKind, title, description }, shown: one }) => {
      return { id, language, phrases, targetKind, title: title ?? '', description, shown: one };
    });
  }

  async function readOne(viewer: Viewer, language: Language, id: string): Promise<Promotion> {
    const promotion = (await read(viewer, language)).find((one) => one.id === id);
    if (promotion === undefined) throw notFound();
    return promotion;
  }

  return {
    /** For what was looked for, as far as the viewer may see it. */
    async promotedFor(words: readonly string[], looking: Looking): Promise<PromotedResult[]> {
      const rows = (await all(looking.language)).filter(({ phrases }) => isPromotedFor(phrases, words));
      if (rows.length === 0) return [];
      const shown = await present(rows, looking);
      return shown
        .flatMap(({ row, shown: one }) => (one === null ? [] : [{ ...one, description: row.description }]))
        .slice(0, mostPromoted);
    },

    listPromotions: read,

    async makePromotion(actor: Actor, input: PromotionInput): Promise<Promotion> {
      const values = await valuesOf(input);
      const id = await platform.transaction(async (trx, touch) => {
        touch(searchPromotionsTag);
        const made = await insertPromotion(trx, values);
        await audit.record(trx, actor, noteOf('created', made, values));
        return made;
      });
      return readOne(actor.viewer, input.language, id);
    },

    async changePromotion(actor: Actor, id: string, input: PromotionInput): Promise<Promotion> {
      const values = await valuesOf(input);
      await platform.transaction(async (trx, touch) => {
        if (!(await updatePromotion(trx, { id, ...values }))) throw notFound();
        await audit.record(trx, actor, noteOf('changed', id, values));
        touch(searchPromotionsTag);
      });
      return readOne(actor.viewer, input.language, id);
    },

    async deletePromotion(actor: Actor, id: string): Promise<void> {
      await platform.transaction(async (trx, touch) => {
        const removed = await removePromotion(trx, id);
        if (removed === undefined) throw notFound();
        await audit.record(trx, actor, noteOf('deleted', id, removed));
        touch(searchPromotionsTag);
      });
    },

    async orderPromotions(
      actor: Actor,
      { language, ids }: { language: Language; ids: readonly string[] },
    ): Promise<void> {
      await platform.transaction(async (trx, touch) => {
        await setPromotionOrder(trx, ids);
        await audit.record(trx, actor, { action: searchPromotionAudit.ordered, details: { language } });
        touch(searchPromotionsTag);
      });
    },
  };
}

type Done = 'created' | 'changed' | 'deleted';

const noteOf = (done: Done, id: string, row: Omit<PromotionRow, 'id'>): AuditNote => ({
  action: searchPromotionAudit[done],
  subject: { kind: 'search-promotion', id, name: row.phrases.join(', ') },
  details: { language: row.language, leadsTo: row.url ?? row.targetId },
});
