import { randomUUID } from 'node:crypto';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import { itemTypesTag } from '#features/item-types/contract/item-types.tags.ts';
import { statusField } from '#features/item-types/contract/status-field.ts';
import type { ItemTypesService } from '#features/item-types/server/item-types.service.ts';
import { itemTag } from '#features/list-items/contract/list-items.tags.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { badInput, notFound } from '#platform/contract/calls/errors.ts';
import { systemViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import type { IdeaManaging, IdeaStory, NewStatus } from '../contract/idea.ts';
import { ideaAudit } from '../contract/ideas.audit.ts';
import { ideaTag } from '../contract/ideas.tags.ts';
import type { IdeaListener } from './idea-event.ts';
import type { IdeaNewsService } from './idea-news.service.ts';
import { findMerge, insertChange, lastSigned, listChanges, listMerged } from './ideas.repository.ts';

interface IdeasParts {
  platform: Platform;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  settings: Pick<SettingsService, 'all'>;
  items: Pick<ListItemsService, 'read' | 'source' | 'changeWithin' | 'requireListEditor' | 'namesOf'>;
  itemTypes: Pick<ItemTypesService, 'all'>;
  news: Pick<IdeaNewsService, 'receivers'>;
  listeners: readonly IdeaListener[];
}

const inWords = (text: StoredText, language: Language): string =>
  pickLanguage(text, language, defaultLanguage)?.value ?? '';
const localized = (text: StoredText, language: Language) =>
  pickLanguage(text, language, defaultLanguage) ?? { value: '' };

export type IdeasService = ReturnType<typeof createIdeasService>;

/** What becomes of an idea (product.md §3): its status, changed in public by who manages its list. */
export function createIdeasService(parts: IdeasParts) {
  const { platform, clock, audit, settings, items, itemTypes, news, listeners } = parts;

  async function fieldOf(typeName: string) {
    const field = statusField((await itemTypes.all()).find(({ name }) => name === typeName));
    if (field === undefined) throw notFound();
    return field;
  }

  return {
    /** With what would make a kept answer wrong. */
    async story(
      viewer: Viewer,
      id: string,
      language: Language,
    ): Promise<{ value: IdeaStory; tags: Tag[]; changesAt: Date | undefined }> {
      const { value: item, tags, changesAt } = await items.read(viewer, id, language);
      const [changes, merged] = await Promise.all([listChanges(platform.db, id), listMerged(platform.db, id)]);
      const type = (await itemTypes.all()).find(({ name }) => name === item.listItemTypeName);
      const chosen = item.fields.status;
      const status = statusField(type)?.options.find(({ value }) => Array.isArray(chosen) && chosen[0] === value);
      return {
        value: {
          status:
            status === undefined ? null : { label: localized(status.label, language), tone: status.tone ?? 'neutral' },
          changes: changes.map(({ guid, label, tone, reason, language: reasonLang, signed, changedAt }) => ({
            ...{ guid, tone, reason, reasonLang, signed },
            label: localized(label, language),
            changedOn: changedAt.toISOString(),
          })),
          merged: merged
            .filter(({ deletedAt }) => deletedAt === null)
            .map(({ guid, title, mergedAt }) => ({
              guid,
              title: inWords(title as StoredText, language),
              mergedOn: mergedAt.toISOString(),
            })),
        },
        tags: [...tags, ...merged.map(({ guid }) => itemTag(guid)), ideaTag(id), itemTypesTag],
        changesAt,
      };
    },

    async managing(viewer: Viewer, id: string, language: Language): Promise<IdeaManaging> {
      await items.requireListEditor(viewer, id);
      const { listItemTypeName, fields } = await items.source(viewer, id);
      const field = await fieldOf(listItemTypeName);
      const chosen = fields[field.id];
      const merge = await findMerge(platform.db, id);
      const into =
        merge &&
        (await items.namesOf(systemViewer('name of a merged idea'), [merge.intoId], language)).get(merge.intoId);
      return {
        statuses: field.options.map(({ value, label, tone = 'neutral' }) => ({
          value,
          tone,
          label: inWords(label, language),
        })),
        status: Array.isArray(chosen) ? String(chosen[0]) : null,
        signed: (await lastSigned(platform.db, requireUserId(viewer))) ?? (await settings.all()).platformName,
        receivers: await news.receivers(id),
        mergedInto:
          merge === undefined ? null : { guid: merge.intoId, title: into?.title ?? '', path: into?.path ?? null },
      };
    },

    /** `at` another moment, for what was decided before it came here. */
    async changeStatus(actor: Actor, id: string, sent: NewStatus, at?: Date): Promise<void> {
      const by = requireUserId(actor.viewer);
      await items.requireListEditor(actor.viewer, id);
      const { listItemTypeName } = await items.source(actor.viewer, id);
      const field = await fieldOf(listItemTypeName);
      const option = field.options.find(({ value }) => value === sent.status);
      if (option === undefined) throw badInput([{ path: 'body.status', code: 'unknown', message: sent.status }]);
      await platform.transaction(async (trx, touch) => {
        const fields = { [field.id]: [option.value] };
        const isDecision = { isDecision: true };
        const item = await items.changeWithin(trx, touch, actor, id, { fields }, sent.language, isDecision);
        const { status, reason, language, signed } = sent;
        const { label, tone = 'neutral' } = option;
        const change = { guid: randomUUID(), itemId: id, by, status, label, tone, reason, language, signed };
        await insertChange(trx, { ...change, changedAt: at ?? clock.now() });
        await audit.record(trx, actor, {
          action: ideaAudit.statusChanged,
          subject: { kind: 'item', id, name: inWords(item.title, defaultLanguage) },
          details: { status: inWords(label, defaultLanguage), reason },
        });
        const { isMailed } = sent;
        const event = { kind: 'status' as const, itemId: id, isMailed, origin: actor.client?.origin };
        for (const tell of listeners) await tell(trx, { ...event, label, reason, signed });
        touch(ideaTag(id));
      });
    },
  };
}
