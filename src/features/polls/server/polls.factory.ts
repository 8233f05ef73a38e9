import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { addPage } from '#features/pages/server/page-content.service.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { PollOptions } from '../contract/poll-options.ts';

interface PollPlan {
  options?: Partial<z.input<typeof PollOptions>>;
  /** Of the block: who sees it, and who may vote. */
  block?: Record<string, unknown>;
  page?: Record<string, unknown>;
}

export const pollChoices = [
  { key: 'stairs', label: text('Zwemtrap', 'Stairs') },
  { key: 'trees', label: text('Bomen en schaduw', 'Trees and shade') },
  { key: 'ferry', label: text('Veer', 'Ferry') },
];

export const pollBlock = (guid: string, { options = {}, block = {} }: Omit<PollPlan, 'page'> = {}) => ({
  guid,
  buildingBlockName: 'Poll',
  layoutPosition: 'main' as const,
  sortId: 0,
  addPermission: 'Users' as const,
  ...block,
  options: { question: text('Wat komt eerst?', 'What comes first?'), choices: pollChoices, ...options },
});

/** A published page with one poll on it, in which members vote unless the block says otherwise. */
export async function buildPoll(
  { pages }: { pages: PagesService },
  { page = {}, ...plan }: PollPlan = {},
): Promise<{ guid: string; pageId: string }> {
  const guid = randomUUID();
  const pageId = await addPage(
    pages,
    { viewer: systemViewer('test') },
    { title: text('Peiling'), ...page, buildingBlockInstances: [pollBlock(guid, plan)] },
  );
  return { guid, pageId };
}
