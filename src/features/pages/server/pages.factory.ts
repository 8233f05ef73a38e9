import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { PageDocument, PageKind, StoredBlock } from '../contract/page.ts';
import { addPage } from './page-content.service.ts';
import type { PagesService } from './pages.service.ts';

const viewer = systemViewer('test');
let pages = 0;

/** A block that every reader may see; without options it is drawn with its defaults. */
export const buildBlock = (overrides: Partial<z.input<typeof StoredBlock>> = {}): z.input<typeof StoredBlock> => ({
  guid: randomUUID(),
  buildingBlockName: 'Text',
  layoutPosition: 'main',
  sortId: 0,
  options: {},
  ...overrides,
});

export function buildPageDocument(overrides: Partial<z.input<typeof PageDocument>> = {}): z.input<typeof PageDocument> {
  pages += 1;
  return { title: text(`Pagina ${pages}`, `Page ${pages}`), ...overrides };
}

/** A published page, template or shared part; answers its guid. */
export const buildPage = (
  services: { pages: PagesService },
  overrides: Partial<z.input<typeof PageDocument>> = {},
  kind: PageKind = 'page',
): Promise<string> => addPage(services.pages, { viewer }, buildPageDocument(overrides), { kind });

/** Publishes this document in the place of what readers have. */
export async function republishPage(
  { pages }: { pages: PagesService },
  id: string,
  document: z.input<typeof PageDocument>,
): Promise<void> {
  const { sequence } = await pages.workingCopy(viewer, id);
  await pages.update({ viewer }, id, { sequence, document });
  await pages.publishWorkingCopy({ viewer }, id, {});
}

export async function withdrawPage({ pages }: { pages: PagesService }, id: string): Promise<void> {
  await pages.withdraw({ viewer }, id);
}
