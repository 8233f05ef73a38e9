import { text } from '#platform/contract/texts/localized.ts';
import { type DrawingName, drawingGuid } from '../pictures/demo-pictures.ts';

/** One of the demo's drawings as a file to keep. */
export const drawingDownload = (name: DrawingName, fileName: string, nl: string, en: string) => ({
  assetGuid: drawingGuid(name, 'light'),
  title: text(nl, en),
  fileName,
});
