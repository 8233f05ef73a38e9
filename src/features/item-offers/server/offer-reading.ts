import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { OfferAbout, OfferReceipt } from '../contract/offer.ts';
import { canStillChange, canWithdraw } from '../contract/offer-rules.ts';
import { questionOf } from './offer-content.ts';
import type { OfferParts } from './offer-parts.ts';
import type { OfferPlace, OfferPlaces } from './offer-places.ts';
import type { OfferRow } from './offers.repository.ts';

interface ReadingParts extends OfferParts {
  requireMine(viewer: Viewer, guid: string, key: string | undefined): Promise<OfferRow>;
}

/** What is asked of who brings something, and what they see of it afterwards. */
export function createOfferReading({ proofs, items, requireMine }: ReadingParts, places: OfferPlaces) {
  return {
    async about(
      viewer: Viewer,
      listGuid: string,
      { language, type }: { language: Language; type?: string | undefined },
    ): Promise<OfferAbout> {
      const place = await places.require(viewer, listGuid, type);
      const { listTitle, listPath } = await places.named(listGuid, place.pageId, language);
      const nameOf = ({ itemName, name }: OfferPlace['type']) =>
        pickLanguage(itemName, language, defaultLanguage) ?? { value: name };
      return {
        itemName: nameOf(place.type),
        typeName: place.type.name,
        types: place.types.map((one) => ({ name: one.name, itemName: nameOf(one) })),
        listTitle,
        path: listPath,
        way: place.way,
        isLookedAt: await places.isLookedAtFor(viewer, place),
        questions: place.fields.map((field) => questionOf(field, language)),
      };
    },

    async receipt(
      viewer: Viewer,
      guid: string,
      { key, language }: { key?: string | undefined; language: Language },
    ): Promise<OfferReceipt> {
      const row = await requireMine(viewer, guid, key);
      const place = await places.find(viewer, row.listGuid, row.typeName);
      const names = await items.namesOf(viewer, [guid], language);
      // Who proved it in another browser is nobody here, and reads what everybody reads.
      const shown = names.get(guid) ?? (await items.namesOf(anonymousViewer, [guid], language)).get(guid);
      return {
        guid,
        listGuid: row.listGuid,
        typeName: row.typeName,
        title: row.title,
        text: row.words,
        posted: row.posted,
        state: row.status,
        at: row.createdAt.toISOString(),
        reason: row.reason,
        path: row.status === 'shown' ? (shown?.path ?? null) : null,
        ...(await places.named(row.listGuid, place?.pageId, language)),
        canChange: canStillChange(row.status) && place?.type.name === row.typeName,
        canWithdraw: canWithdraw(row.status),
        proof:
          row.status === 'unproven'
            ? { email: row.email ?? '', isMailed: await proofs.isUnderWay({ kind: 'ListItem', guid }) }
            : null,
      };
    },
  };
}
