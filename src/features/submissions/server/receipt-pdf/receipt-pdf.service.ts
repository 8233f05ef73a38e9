import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import {
  defaultLanguage,
  directionOf,
  formatDateTime,
  isProductLanguage,
  type Language,
  localeOf,
} from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Clock } from '#platform/server/clock.ts';
import { writePdf } from '#platform/server/pdf/tagged-pdf.ts';
import type { Platform } from '#platform/server/platform.ts';
import en from '../../messages/en.files.json' with { type: 'json' };
import nl from '../../messages/nl.files.json' with { type: 'json' };
import type { SubmissionsService } from '../submissions.service.ts';
import { type Contact, filledIn, type ReceiptWords, receiptPdfParts } from './receipt-pdf-parts.ts';

interface ReceiptPdfParts {
  platform: Platform;
  clock: Clock;
  submissions: Pick<SubmissionsService, 'receipt'>;
  settings: Pick<SettingsService, 'all'>;
  shippedFileTexts: Readonly<Record<string, unknown>>;
}

interface ReceiptPdf {
  /** As it is saved. */
  name: string;
  content: AsyncIterable<Uint8Array>;
}

export type ReceiptPdfService = ReturnType<typeof createReceiptPdfService>;

/** The receipt to keep, for who sent it and nobody else. */
export function createReceiptPdfService(parts: ReceiptPdfParts) {
  const { platform, clock, submissions, settings, shippedFileTexts } = parts;

  /** In the reader's language, or in the default one where the words are not written in theirs (§1). */
  function wordsIn(language: Language): { words: ReceiptWords; written: Language } {
    if (isProductLanguage(language)) return { words: { nl, en }[language].receiptPdf, written: language };
    const shipped = shippedFileTexts[language] as typeof nl | undefined;
    if (shipped === undefined) return { words: nl.receiptPdf, written: defaultLanguage };
    return { words: shipped.receiptPdf, written: language };
  }

  async function contactIn(language: Language): Promise<Contact> {
    const { platformName, footers } = await settings.all();
    const [footer] = footers;
    if (footer === undefined) return { name: platformName, lines: [] };
    const organisation = pickLanguage(footer.organisation, language, defaultLanguage)?.value ?? '';
    const lines = [organisation === platformName ? '' : organisation, ...footer.address, footer.phone, footer.email];
    return { name: platformName, lines };
  }

  return {
    /** To anyone else there is no such file, and of what was taken back there is nothing to keep. */
    async make(
      viewer: Viewer,
      guid: string,
      { key, language }: { key?: string | undefined; language: Language },
    ): Promise<ReceiptPdf> {
      const { words, written } = wordsIn(language);
      const receipt = await submissions.receipt(viewer, guid, { key, language: written });
      const { own } = receipt;
      if (own === undefined || receipt.isWithdrawn) throw notFound();
      const { timeZone } = await platform.locale();
      const contact = await contactIn(written);
      const now = clock.now();
      const title = filledIn(words.title, 'reference', receipt.reference);
      const content = writePdf({
        title: `${title}: ${receipt.formTitle}`,
        language: localeOf(written),
        direction: directionOf(written),
        author: contact.name,
        madeAt: now,
        foot: `${contact.name} · ${receipt.reference}`,
        unprintableNote: words.unprintable,
        parts: receiptPdfParts({
          receipt: { ...receipt, own },
          words,
          language: written,
          sentOn: formatDateTime(receipt.sentOn, written, timeZone),
          madeOn: formatDateTime(now, written, timeZone),
          contact,
        }),
      });
      return { name: `${title}.pdf`, content };
    },
  };
}
