import type { z } from 'zod';
import type { SettingKey, settingDefinitions } from '#features/settings/contract/setting.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { demoGuid } from '../demo-guid.ts';
import { demoColors, emblemGuids } from '../pictures/demo-pictures.ts';
import { type PageKey, to } from './page-keys.ts';
import { mailAddress, telephone } from './town-hall.ts';

type DemoSettings = { [Key in SettingKey]?: z.input<(typeof settingDefinitions)[Key]['schema']> };

const link = (nl: string, en: string, page: PageKey, anchor?: string) => ({
  label: text(nl, en),
  url: to(page, anchor),
});

export const demoSettings: DemoSettings = {
  platformName: 'Gemeente Vloedhaven',
  platformDescription: text(
    'De website van de gemeente Vloedhaven: regel uw zaken, lees het nieuws en doe mee.',
    'The website of the municipality of Vloedhaven: arrange things, read the news and take part.',
  ),
  colorScheme: demoColors,
  headerLogo: emblemGuids.logo,
  faviconLogo: emblemGuids.favicon,
  headerLogoHeight: 56,
  headerLogoPadding: 16,
  headerLogoPosition: 'left',
  headerVisibility: 'scroll',
  useBrowserColor: true,
  browserColor: demoColors.primary,
  // A town where everyone can join; the mails are in the outbox.
  registration: 'open',
  footers: [
    {
      guid: demoGuid('footer/main'),
      name: 'Vloedhaven',
      organisation: text('Gemeente Vloedhaven', 'Municipality of Vloedhaven'),
      address: ['Stadhuis, Kaaiplein 1', '4380 AB Vloedhaven'],
      phone: telephone,
      email: mailAddress,
      columns: [
        {
          title: text('Snel naar', 'Go to'),
          links: [
            link('Afspraak maken', 'Make an appointment', 'contact', 'afspraak'),
            link('Melding doen', 'Report a problem', 'contact', 'melding'),
            link('Afvalkalender', 'Waste calendar', 'waste', 'afvalkalender'),
            link('Veelgestelde vragen', 'Frequently asked questions', 'faq'),
          ],
        },
        {
          title: text('De gemeente', 'The municipality'),
          links: [
            link('College van B en W', 'Mayor and aldermen', 'executive'),
            link('Gemeenteraad', 'Municipal council', 'council'),
            link('Bekendmakingen', 'Announcements', 'documents', 'regels'),
            link('Wijken en dorpen', 'Neighbourhoods and villages', 'living', 'wijken-en-dorpen'),
          ],
        },
        {
          title: text('Volg ons', 'Follow us'),
          links: [
            { label: text('Nieuwsbrief per e-mail', 'Newsletter by e-mail'), url: 'mailto:nieuws@vloedhaven.example' },
            link('Al het nieuws', 'All news', 'news'),
            link('Agenda', 'Events', 'events'),
            link('Over deze website', 'About this website', 'about'),
          ],
        },
      ],
    },
  ],
};
