import { randomUUID } from 'node:crypto';
import type { BuildScenario } from '#app/server/scenario.ts';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { addMenuItems } from '#features/menus/server/menu-content.service.ts';
import { addPage } from '#features/pages/server/page-content.service.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { addAccounts, builder } from '../scenario-accounts.ts';

/** Videos, sound, a frame, maps and markup; no vendor but those that its blocks bring along. */
const build: BuildScenario = async ({ services }) => {
  const { pages, menus, settings } = services;
  const page = (nl: string, en: string, blocks: [string, object, string?][]) =>
    addPage(
      pages,
      { viewer: builder },
      {
        title: text(nl, en),
        buildingBlockInstances: blocks.map(([buildingBlockName, options, heading], sortId) => ({
          guid: randomUUID(),
          buildingBlockName,
          layoutPosition: 'main',
          sortId,
          options,
          ...(heading === undefined ? {} : { heading: text(heading) }),
        })),
      },
    );
  const media = await page('Kijken en luisteren', 'Watch and listen', [
    [
      'Video',
      {
        url: 'https://youtu.be/aqz-KE-bpKQ?t=90',
        title: text('Rondleiding door het gemaal', 'A tour of the pumping station'),
        transcript: richText([paragraph('Welkom bij het gemaal.')], [paragraph('Welcome to the pumping station.')]),
      },
      'Video',
    ],
    ['Video', { url: 'https://vimeo.com/76979871', title: text('De brug', 'The bridge') }],
    ['Audio', { url: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk', title: text('Podcast') }, 'Geluid'],
    ['Embed', { url: 'https://kaart.example/haven', title: text('De haven', 'The harbour'), height: 'low' }, 'Kaart'],
    ['Embed', { url: 'https://elders.example/', title: text('Niet toegestaan', 'Not allowed') }],
  ]);
  const places = await page('Waar vindt u ons', 'Where to find us', [
    [
      'Map',
      {
        markers: [
          { label: text('Stadhuis', 'Town hall'), address: 'Kade 1', lat: 51.9225, lng: 4.4792, href: '/' },
          { label: text('Milieustraat', 'Recycling centre'), address: 'Dijkweg 20', lat: 51.9302, lng: 4.4951 },
          { label: text('Wijkpost', 'Neighbourhood post'), description: text('Adres volgt.', 'Address to follow.') },
        ],
      },
    ],
    [
      'Html',
      { markup: { $lang: { nl: '<h2>Tarief</h2><p onclick="x">Een <b>pas</b> is gratis.</p><script>x</script>' } } },
    ],
  ]);
  await addMenuItems(menus, { viewer: builder }, topLevelMenu, [
    { name: text('Home', 'Home'), urlSegment: text(''), pageId: await page('Welkom', 'Welcome', []) },
    { name: text('Kijken', 'Watch'), urlSegment: text('kijken', 'watch'), pageId: media },
    { name: text('Waar', 'Where'), urlSegment: text('waar', 'where'), pageId: places },
  ]);
  await settings.save(builder, 'platformName', 'Vloedhaven');
  await settings.save(builder, 'embedAllowedHosts', ['kaart.example']);
  await settings.save(builder, 'mapTileUrl', 'https://tiles.example/{z}/{x}/{y}.png');
  await settings.save(builder, 'mapAttribution', { text: '© Kaartenmakers', url: 'https://tiles.example/wie' });
  return { accounts: await addAccounts(services) };
};

export default build;
