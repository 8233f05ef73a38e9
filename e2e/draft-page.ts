import { expect, type Page } from '@playwright/test';

const nl = (words: string) => ({ $lang: { nl: words } });

/** A draft with a text of one paragraph for each of these, below its own name in the menu; answers its guid. */
export async function makeDraft(
  { request }: Pick<Page, 'request'>,
  name: string,
  ...texts: readonly string[]
): Promise<string> {
  const blocks = texts.map((text, sortId) => ({
    guid: crypto.randomUUID(),
    buildingBlockName: 'Text',
    layoutPosition: 'main',
    sortId,
    options: {
      text: {
        $lang: { nl: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] } },
      },
    },
  }));
  const document = { title: nl(name), buildingBlockInstances: blocks };
  const made = await request.post('/api/pages', { data: { kind: 'page', document } });
  const { guid: pageGuid } = (await made.json()) as { guid: string };
  expect((await request.post('/api/menuitems', { data: { name: nl(name), pageGuid } })).ok()).toBe(true);
  return pageGuid;
}
