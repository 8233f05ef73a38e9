import { randomUUID } from 'node:crypto';
import type { BuildScenario } from '#app/server/scenario.ts';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { addMenuItems } from '#features/menus/server/menu-content.service.ts';
import { addPage } from '#features/pages/server/page-content.service.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { addAccounts, builder } from '../scenario-accounts.ts';

/** Two pages, on a platform that counts its visitors with the help of others. */
const build: BuildScenario = async ({ services }) => {
  const { pages, menus, settings } = services;
  const page = (nl: string, en: string) =>
    addPage(
      pages,
      { viewer: builder },
      {
        title: text(nl, en),
        buildingBlockInstances: [
          {
            guid: randomUUID(),
            buildingBlockName: 'Text',
            layoutPosition: 'main',
            sortId: 0,
            options: { text: richText([paragraph(`${nl} aan het water.`)], [paragraph(`${en} by the water.`)]) },
          },
        ],
      },
    );
  await addMenuItems(menus, { viewer: builder }, topLevelMenu, [
    { name: text('Home', 'Home'), urlSegment: text(''), pageId: await page('Welkom', 'Welcome') },
    { name: text('Nieuws', 'News'), urlSegment: text('nieuws', 'news'), pageId: await page('Nieuws', 'News') },
  ]);
  await settings.save(builder, 'platformName', 'Vloedhaven');
  await settings.save(builder, 'googleAnalyticsId', 'G-TEST1');
  await settings.save(builder, 'googleTagManagerId', 'GTM-TEST1');
  await settings.save(builder, 'preloadGtag', true);
  return { accounts: await addAccounts(services) };
};

export default build;
