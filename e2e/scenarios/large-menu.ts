import type { BuildScenario } from '#app/server/scenario.ts';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { addMenuItems, type NewItem } from '#features/menus/server/menu-content.service.ts';
import { addPage } from '#features/pages/server/page-content.service.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { addAccounts, builder } from '../scenario-accounts.ts';

const topics = ['Wonen', 'Werk', 'Zorg', 'Verkeer', 'Bestuur'];

/** More menu items than travel with every page: five parts, most of what is in them elsewhere. */
const build: BuildScenario = async ({ services }) => {
  const by = { viewer: builder };
  const page = (name: string, urlSegment: string, children: NewItem[] = []) =>
    addPage(services.pages, by, { title: text(name) }).then((pageId) => ({
      name: text(name),
      urlSegment: text(urlSegment),
      pageId,
      children,
    }));
  const items: NewItem[] = [];
  for (const topic of topics) {
    const elsewhere = Array.from({ length: 20 }, (_, index) => ({
      name: text(`${topic} elders ${index}`),
      urlSegment: text(`elders-${index}`),
      externalUrl: `https://elders.example/${index}`,
    }));
    const first = await page(`${topic} in het kort`, 'kort');
    items.push(await page(topic, topic.toLowerCase(), [first, ...elsewhere]));
  }
  await addMenuItems(services.menus, by, topLevelMenu, [await page('Voorpagina', ''), ...items]);
  return { accounts: await addAccounts(services) };
};

export default build;
