import type { z } from 'zod';
import type { settingDefinitions } from '#features/settings/contract/setting.ts';
import type { SettingKey } from '#features/settings/contract/setting-fields.ts';
import { isLanguage } from '#platform/contract/texts/language.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { demoGuid } from '../demo-guid.ts';
import { demoColors, emblemGuids } from '../pictures/demo-pictures.ts';
import { type PageKey, to } from './page-keys.ts';
import { mailAddress, telephone } from './town-hall.ts';

type DemoSettings = { [Key in SettingKey]?: z.input<(typeof settingDefinitions)[Key]['schema']> };

type Words = Parameters<typeof text>;

const link = (words: Words, page: PageKey, anchor?: string) => ({ label: text(...words), url: to(page, anchor) });

export const demoSettings: DemoSettings = {
  platformName: 'Gemeente Vloedhaven',
  platformDescription: text(
    'De website van de gemeente Vloedhaven: regel uw zaken, lees het nieuws en doe mee.',
    'The website of the municipality of Vloedhaven: arrange things, read the news and take part.',
    {
      de: 'Die Website der Gemeinde Vloedhaven: Erledigen Sie Ihre Anliegen, lesen Sie das Neueste und machen Sie mit.',
      ar: 'موقع بلدية فلودهافن: أنجز معاملاتك، واقرأ الأخبار، وشارك معنا.',
    },
  ),
  organisationKind: 'government',
  languages: ['nl', 'en', 'de', 'ar'].filter(isLanguage),
  colorScheme: demoColors,
  headerLogo: emblemGuids.logo,
  headerLogoDark: emblemGuids.logoDark,
  faviconLogo: emblemGuids.favicon,
  headerLogoHeight: 56,
  headerLogoPadding: 16,
  headerLogoPosition: 'left',
  headerVisibility: 'scroll',
  useBrowserColor: true,
  browserColor: demoColors.primary,
  // A town where everyone can join.
  registration: 'open',
  footers: [
    {
      guid: demoGuid('footer/main'),
      name: 'Vloedhaven',
      organisation: text('Gemeente Vloedhaven', 'Municipality of Vloedhaven', {
        de: 'Gemeinde Vloedhaven',
        ar: 'بلدية فلودهافن',
      }),
      address: ['Stadhuis, Kaaiplein 1', '4380 AB Vloedhaven'],
      phone: telephone,
      email: mailAddress,
      columns: [
        {
          title: text('Snel naar', 'Go to', { de: 'Schnell zu', ar: 'روابط سريعة' }),
          links: [
            link(
              ['Afspraak maken', 'Make an appointment', { de: 'Termin vereinbaren', ar: 'حجز موعد' }],
              'contact',
              'afspraak',
            ),
            link(
              ['Melding doen', 'Report a problem', { de: 'Etwas melden', ar: 'الإبلاغ عن خلل' }],
              'contact',
              'melding',
            ),
            link(
              ['Afvalkalender', 'Waste calendar', { de: 'Abfallkalender', ar: 'تقويم النفايات' }],
              'waste',
              'afvalkalender',
            ),
            link(
              ['Veelgestelde vragen', 'Frequently asked questions', { de: 'Häufige Fragen', ar: 'الأسئلة الشائعة' }],
              'faq',
            ),
          ],
        },
        {
          title: text('De gemeente', 'The municipality', { de: 'Die Gemeinde', ar: 'البلدية' }),
          links: [
            link(
              [
                'College van B en W',
                'Mayor and aldermen',
                { de: 'Bürgermeisterin und Beigeordnete', ar: 'رئيسة البلدية ومعاونوها' },
              ],
              'executive',
            ),
            link(['Gemeenteraad', 'Municipal council', { de: 'Gemeinderat', ar: 'المجلس البلدي' }], 'council'),
            link(
              ['Bekendmakingen', 'Announcements', { de: 'Bekanntmachungen', ar: 'الإعلانات الرسمية' }],
              'documents',
              'regels',
            ),
            link(
              ['Wijken en dorpen', 'Neighbourhoods and villages', { de: 'Viertel und Dörfer', ar: 'الأحياء والقرى' }],
              'living',
              'wijken-en-dorpen',
            ),
          ],
        },
        {
          title: text('Volg ons', 'Follow us', { de: 'Folgen Sie uns', ar: 'تابعنا' }),
          links: [
            {
              label: text('Nieuwsbrief per e-mail', 'Newsletter by e-mail', {
                de: 'Newsletter per E-Mail',
                ar: 'النشرة الإخبارية بالبريد الإلكتروني',
              }),
              url: '/newsletter',
            },
            link(['Al het nieuws', 'All news', { de: 'Alle Meldungen', ar: 'كل الأخبار' }], 'news'),
            link(['Agenda', 'Events', { de: 'Veranstaltungen', ar: 'الفعاليات' }], 'events'),
            link(
              ['Over deze website', 'About this website', { de: 'Über diese Website', ar: 'حول هذا الموقع' }],
              'about',
            ),
          ],
        },
      ],
    },
  ],
};
