import { isDrawnPath, paper } from '#field-kinds/kit/contract/drawn-path.ts';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { PdfFact, PdfPart } from '#platform/server/pdf/tagged-pdf.ts';
import type { Receipt } from '../../contract/filling.ts';
import type nl from '../../messages/nl.files.json';

export type ReceiptWords = (typeof nl)['receiptPdf'];

type OwnReceipt = Receipt & { own: NonNullable<Receipt['own']> };

/** Who to ask, as the foot of the site says it. */
export interface Contact {
  name: string;
  lines: readonly string[];
}

interface Written {
  receipt: OwnReceipt;
  words: ReceiptWords;
  language: Language;
  sentOn: string;
  madeOn: string;
  contact: Contact;
}

/** `{{name}}` in a text; a function, because what is filled in may hold signs that mean something to `replace`. */
export const filledIn = (text: string, name: string, value: string): string => text.replace(`{{${name}}}`, () => value);

/** What stands on the receipt, in the order of its page. */
export function receiptPdfParts({ receipt, words, language, sentOn, madeOn, contact }: Written): PdfPart[] {
  const { own, isUnproven } = receipt;
  const stand = isUnproven ? 'unproven' : 'arrived';
  const facts: PdfFact[] = [
    { term: words.reference, text: receipt.reference },
    { term: words.sentOn, text: sentOn },
    { term: words.status, text: words.statuses[stand] },
  ];
  const files = own.files.map(({ name, byteSize }) => `${name} (${formatFileSize(byteSize, language)})`);
  return [
    { kind: 'heading', level: 1, text: filledIn(words[stand], 'form', receipt.formTitle) },
    { kind: 'facts', facts },
    ...(own.confirmation === '' || isUnproven ? [] : [{ kind: 'text', text: own.confirmation } as const]),
    { kind: 'heading', level: 2, text: words.answers },
    ...answerParts(own, words),
    ...(files.length === 0
      ? []
      : [
          { kind: 'heading', level: 2, text: words.files } as const,
          ...files.map((text) => ({ kind: 'text', text }) as const),
        ]),
    { kind: 'heading', level: 2, text: words.contact },
    { kind: 'text', text: [contact.name, ...contact.lines].filter((line) => line !== '').join('\n') },
    { kind: 'text', text: filledIn(words.made, 'moment', madeOn), isQuiet: true },
  ];
}

function answerParts({ answers, isKept }: OwnReceipt['own'], words: ReceiptWords): PdfPart[] {
  if (!isKept) return [{ kind: 'text', text: words.notKept }];
  if (answers.length === 0) return [{ kind: 'text', text: words.noAnswers }];
  const facts = answers.map(({ label, text, drawing }): PdfFact => {
    const isDrawing = drawing !== undefined && isDrawnPath(drawing);
    return { term: label, text, ...(isDrawing && { drawing: { path: drawing, ...paper } }) };
  });
  return [{ kind: 'facts', facts }];
}
