import { text } from '#platform/contract/texts/localized.ts';
import { decoration, translatedIllustration } from '../block-pictures.ts';
import { callToActionBlock, cardsBlock, heroBlock, noticeBlock, widgetBlock } from '../demo-blocks.ts';
import { type DemoDates, dayAndDate, endOf } from '../demo-dates.ts';
import { listGuid } from '../demo-list.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { harbourQuarter } from '../harbour-quarter-project.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';
import { townHallBlocks } from '../town-hall.ts';

export const homePage: WritePage = (dates) =>
  demoPage('home', {
    title: text('Home', 'Home', { de: 'Startseite', ar: 'الصفحة الرئيسية' }),
    description: text(
      'De website van de gemeente Vloedhaven: regel uw zaken, lees het nieuws en doe mee.',
      'The website of the municipality of Vloedhaven: arrange things, read the news and take part.',
      {
        de: 'Die Website der Gemeinde Vloedhaven: Erledigen Sie Ihre Anliegen, lesen Sie das Neueste und machen Sie mit.',
        ar: 'موقع بلدية فلودهافن: أنجز معاملاتك، واقرأ الأخبار، وشارك معنا.',
      },
    ),
    layout: '75-25',
    options: { showBreadcrumbs: false },
    blocks: {
      'top-row': {
        bridge: bridgeNotice(dates),
        hero: heroBlock({
          title: text('Goed geregeld\nin Vloedhaven', 'Well arranged\nin Vloedhaven', {
            de: 'Gut geregelt\nin Vloedhaven',
            ar: 'كل شيء بسهولة\nفي فلودهافن',
          }),
          picture: decoration('skyline'),
          words: 'sky',
          hasSearch: true,
          searchLabel: text('Waar bent u naar op zoek?', 'What are you looking for?', {
            de: 'Wonach suchen Sie?',
            ar: 'عمَّ تبحث؟',
          }),
          searchExample: text('Bijvoorbeeld: paspoort', 'For example: passport', {
            de: 'Zum Beispiel: Reisepass',
            ar: 'مثلًا: جواز السفر',
          }),
          popularLinks: [
            { label: text('paspoort', 'passport', { de: 'Reisepass', ar: 'جواز السفر' }), href: to('passport') },
            {
              label: text('grofvuil', 'bulky waste', { de: 'Sperrmüll', ar: 'النفايات الكبيرة' }),
              href: to('waste', 'grofvuil'),
            },
            {
              label: text('parkeervergunning', 'parking permit', { de: 'Parkausweis', ar: 'تصريح الوقوف' }),
              href: to('parking-permit'),
            },
          ],
        }),
        tasks,
        news: widgetBlock(
          { sourceBlockGuids: [listGuid('news', 'newest')], itemCount: 3, isFirstLarge: true },
          {
            heading: text('Nieuws', 'News', { de: 'Aktuelles', ar: 'الأخبار' }),
            more: {
              label: text('Alle nieuwsberichten', 'All news', { de: 'Alle Meldungen', ar: 'كل الأخبار' }),
              href: to('news'),
            },
          },
        ),
        project: callToActionBlock({
          ...harbourQuarter(dates),
          picture: translatedIllustration('plan'),
          buttons: [
            {
              label: text('Deel uw idee', 'Share your idea', { de: 'Idee teilen', ar: 'شارك بفكرتك' }),
              href: to('ideas', 'idee-delen'),
            },
            {
              label: text('Bekijk alle ideeën', 'See all ideas', {
                de: 'Alle Ideen ansehen',
                ar: 'اطلع على كل الأفكار',
              }),
              href: to('ideas'),
            },
          ],
        }),
      },
      main: {
        events: widgetBlock(
          {
            sourceBlockGuids: [listGuid('events', 'coming')],
            itemCount: 4,
            sortBy: 'periodStart_asc',
            view: 'compact',
          },
          {
            heading: text('Agenda', 'Events', { de: 'Veranstaltungen', ar: 'الفعاليات' }),
            more: {
              label: text('Hele agenda', 'All events', { de: 'Alle Veranstaltungen', ar: 'كل الفعاليات' }),
              href: to('events'),
            },
          },
        ),
      },
      side: townHallBlocks,
    },
  });

/** Gone by itself on the day after. */
function bridgeNotice(dates: DemoDates) {
  const last = dayAndDate(dates.bridgeClosed);
  return noticeBlock(
    {
      tone: 'now',
      variant: 'bar',
      title: text(`Tot en met ${last.nl}:`, `Until ${last.en}:`, {
        de: `Bis einschließlich ${last.de}:`,
        ar: `حتى ${last.ar}:`,
      }),
      text: rich(
        'de Havenbrug is op werkdagen dicht van 09.00 tot 15.00 uur. [Bekijk de omleiding](roadworks#havenbrug)',
        'the harbour bridge is closed on working days from 09:00 to 15:00. [See the diversion](roadworks#havenbrug)',
        {
          de: 'Die Hafenbrücke ist an Werktagen von 9 bis 15 Uhr gesperrt. [Umleitung ansehen](roadworks#havenbrug)',
          ar: 'جسر الميناء مغلق في أيام العمل من الساعة 9 إلى الساعة 15. [اطلع على الطريق البديل](roadworks#havenbrug)',
        },
      ),
    },
    { period: { until: endOf(dates.bridgeClosed) } },
  );
}

const tasks = cardsBlock(
  {
    variant: 'tiles',
    columns: 4,
    isLaidOver: true,
    items: [
      {
        icon: 'id-card',
        title: text('Paspoort of ID-kaart aanvragen', 'Apply for a passport or ID card', {
          de: 'Reisepass oder Personalausweis beantragen',
          ar: 'طلب جواز سفر أو بطاقة هوية',
        }),
        href: to('passport'),
      },
      {
        icon: 'truck',
        title: text('Verhuizing doorgeven', 'Report a move', { de: 'Umzug melden', ar: 'الإبلاغ عن تغيير السكن' }),
        href: to('moving'),
      },
      {
        icon: 'recycle',
        title: text('Afval\u00adkalender bekijken', 'See the waste calendar', {
          de: 'Abfall\u00adkalender ansehen',
          ar: 'الاطلاع على تقويم النفايات',
        }),
        href: to('waste', 'afvalkalender'),
      },
      {
        icon: 'map-pin',
        title: text('Melding openbare ruimte doen', 'Report a problem outdoors', {
          de: 'Schaden auf der Straße melden',
          ar: 'الإبلاغ عن خلل في الشارع',
        }),
        href: to('contact', 'melding'),
      },
      {
        icon: 'square-parking',
        title: text('Parkeer\u00advergunning regelen', 'Arrange a parking permit', {
          de: 'Parkausweis beantragen',
          ar: 'الحصول على تصريح وقوف',
        }),
        href: to('parking-permit'),
      },
      {
        icon: 'baby',
        title: text('Geboorte aangeven', 'Register a birth', { de: 'Geburt anmelden', ar: 'تسجيل مولود' }),
        href: to('birth'),
      },
      {
        icon: 'hammer',
        title: text('Vergunning aanvragen', 'Apply for a permit', { de: 'Genehmigung beantragen', ar: 'طلب ترخيص' }),
        href: to('building'),
      },
      {
        icon: 'calendar-check',
        title: text('Afspraak maken', 'Make an appointment', { de: 'Termin vereinbaren', ar: 'حجز موعد' }),
        href: to('contact', 'afspraak'),
      },
    ],
  },
  {
    heading: text('Direct regelen', 'Arrange it now', { de: 'Direkt erledigen', ar: 'أنجزها الآن' }),
    more: {
      label: text('Alle onderwerpen', 'All subjects', { de: 'Alle Themen', ar: 'كل المواضيع' }),
      href: to('living'),
    },
  },
);
