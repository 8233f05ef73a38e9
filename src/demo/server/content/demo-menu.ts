import type { NewItem } from '#features/menus/server/menu-content.service.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { type PageKey, pageGuid } from './page-keys.ts';

interface Words {
  nl: string;
  en: string;
  /** Where these are not there the Dutch stands in. */
  de?: string;
  ar?: string;
}

interface Place {
  /** What its address ends with, in each language. */
  at: Words;
  name: Words;
  /** For the panel under the main menu. */
  description?: Words;
  isHidden?: boolean;
  children?: NewItem[];
}

const words = ({ nl, en, ...others }: Words) => text(nl, en, others);

const item = ({ at, name, description, isHidden = false, children = [] }: Place): NewItem => ({
  name: words(name),
  ...(description === undefined ? {} : { description: words(description) }),
  urlSegment: words(at),
  isVisible: !isHidden,
  children,
});

const leadsTo = (page: PageKey, place: Place): NewItem => ({ ...item(place), pageId: pageGuid(page) });

/** The tree that navigation and addresses come from (§1, §2). A hidden item is not shown, but its address works. */
export const demoMenu: NewItem[] = [
  // The logo leads home already.
  leadsTo('home', {
    at: { nl: '', en: '' },
    name: { nl: 'Home', en: 'Home', de: 'Startseite', ar: 'الصفحة الرئيسية' },
    isHidden: true,
  }),
  leadsTo('living', {
    at: { nl: 'wonen-en-leven', en: 'living', de: 'wohnen-und-leben', ar: 'living' },
    name: { nl: 'Wonen en leven', en: 'Living here', de: 'Wohnen und Leben', ar: 'السكن والحياة' },
    description: {
      nl: 'Uw huis, uw gezin en uw buurt',
      en: 'Your home, family and neighbourhood',
      de: 'Ihr Haus, Ihre Familie und Ihr Viertel',
      ar: 'بيتك وأسرتك وحيّك',
    },
    children: [
      leadsTo('passport', {
        at: { nl: 'paspoort', en: 'passport' },
        name: {
          nl: 'Paspoort en identiteitskaart',
          en: 'Passport and identity card',
          de: 'Reisepass und Personalausweis',
          ar: 'جواز السفر وبطاقة الهوية',
        },
        description: {
          nl: 'Aanvragen, ophalen, vermissing',
          en: 'Applying, collecting, loss',
          de: 'Beantragen, abholen, Verlust melden',
          ar: 'الطلب والاستلام والفقدان',
        },
      }),
      leadsTo('moving', {
        at: { nl: 'verhuizen', en: 'moving' },
        name: { nl: 'Verhuizen', en: 'Moving house', de: 'Umziehen', ar: 'الانتقال إلى مسكن آخر' },
        description: {
          nl: 'Doorgeven, briefadres, emigreren',
          en: 'Reporting, postal address, emigrating',
          de: 'Melden, Postadresse, Auswandern',
          ar: 'الإبلاغ، العنوان البريدي، الهجرة',
        },
      }),
      leadsTo('birth', {
        at: { nl: 'geboorte', en: 'birth' },
        name: { nl: 'Geboorte aangeven', en: 'Registering a birth', de: 'Geburt anmelden', ar: 'تسجيل مولود' },
        description: {
          nl: 'Aangifte doen binnen drie dagen',
          en: 'Register within three days',
          de: 'Innerhalb von drei Tagen anmelden',
          ar: 'التسجيل خلال ثلاثة أيام',
        },
      }),
      leadsTo('waste', {
        at: { nl: 'afval-en-milieu', en: 'waste' },
        name: { nl: 'Afval en milieu', en: 'Waste and environment', de: 'Abfall und Umwelt', ar: 'النفايات والبيئة' },
        description: {
          nl: 'Kalender, grofvuil, afvalpas',
          en: 'Calendar, bulky waste, waste pass',
          de: 'Kalender, Sperrmüll, Abfallkarte',
          ar: 'التقويم، النفايات الكبيرة، بطاقة النفايات',
        },
      }),
      leadsTo('building', {
        at: { nl: 'bouwen-en-verbouwen', en: 'building' },
        name: {
          nl: 'Bouwen en verbouwen',
          en: 'Building and renovating',
          de: 'Bauen und Umbauen',
          ar: 'البناء والترميم',
        },
        description: {
          nl: 'Vergunning, kosten, subsidie',
          en: 'Permits, costs, subsidies',
          de: 'Genehmigung, Kosten, Zuschuss',
          ar: 'الترخيص والتكاليف والدعم',
        },
      }),
      leadsTo('newcomers', {
        at: { nl: 'nieuw-in-vloedhaven', en: 'new-here', de: 'neu-in-vloedhaven', ar: 'new-here' },
        name: { nl: 'Nieuw in Vloedhaven', en: 'New in Vloedhaven', de: 'Neu in Vloedhaven', ar: 'جديد في فلودهافن' },
        description: {
          nl: 'De eerste weken, stap voor stap',
          en: 'The first weeks, step by step',
          de: 'Die ersten Wochen, Schritt für Schritt',
          ar: 'الأسابيع الأولى خطوة بخطوة',
        },
      }),
      // Not published yet, so nobody sees it.
      leadsTo('swimming-pool', {
        at: { nl: 'zwembad', en: 'swimming-pool' },
        name: { nl: 'Zwembad De Golf', en: 'De Golf swimming pool', de: 'Schwimmbad De Golf', ar: 'مسبح دي خولف' },
        description: {
          nl: 'Tarieven en openingstijden',
          en: 'Prices and opening hours',
          de: 'Preise und Öffnungszeiten',
          ar: 'الأسعار وأوقات العمل',
        },
      }),
    ],
  }),
  leadsTo('traffic', {
    at: { nl: 'verkeer-en-parkeren', en: 'traffic' },
    name: {
      nl: 'Verkeer en parkeren',
      en: 'Traffic and parking',
      de: 'Verkehr und Parken',
      ar: 'المرور ومواقف السيارات',
    },
    description: {
      nl: 'Parkeren, fietsen, omleidingen',
      en: 'Parking, cycling, diversions',
      de: 'Parken, Radfahren, Umleitungen',
      ar: 'المواقف والدراجات والتحويلات',
    },
    children: [
      leadsTo('parking-permit', {
        at: { nl: 'parkeervergunning', en: 'parking-permit' },
        name: { nl: 'Parkeervergunning', en: 'Parking permit', de: 'Parkausweis', ar: 'تصريح وقوف السيارات' },
        description: {
          nl: 'Voor bewoners, bezoek en bedrijven',
          en: 'For residents, visitors and businesses',
          de: 'Für Anwohner, Besuch und Betriebe',
          ar: 'للسكان والزوار والشركات',
        },
      }),
      leadsTo('roadworks', {
        at: { nl: 'wegwerkzaamheden', en: 'roadworks' },
        name: { nl: 'Wegwerkzaamheden', en: 'Roadworks', de: 'Straßenbauarbeiten', ar: 'أعمال الطرق' },
        description: {
          nl: 'Welke wegen dicht zijn',
          en: 'Which roads are closed',
          de: 'Welche Straßen gesperrt sind',
          ar: 'الطرق المغلقة',
        },
      }),
      {
        ...item({
          at: { nl: 'openbaar-vervoer', en: 'public-transport' },
          name: { nl: 'Openbaar vervoer', en: 'Public transport', de: 'Bus und Bahn', ar: 'المواصلات العامة' },
          description: {
            nl: 'Plan uw reis met 9292',
            en: 'Plan your trip with 9292',
            de: 'Planen Sie Ihre Fahrt mit 9292',
            ar: 'خطط لرحلتك مع 9292',
          },
        }),
        externalUrl: 'https://9292.nl/',
      },
    ],
  }),
  leadsTo('business', {
    at: { nl: 'ondernemen', en: 'business' },
    name: { nl: 'Ondernemen', en: 'Business', de: 'Wirtschaft', ar: 'الأعمال التجارية' },
    description: {
      nl: 'Beginnen, vestigen, vergunningen',
      en: 'Starting, premises, permits',
      de: 'Gründen, Standort, Genehmigungen',
      ar: 'البدء والمقر والتراخيص',
    },
  }),
  leadsTo('take-part', {
    at: { nl: 'meedoen', en: 'take-part' },
    name: { nl: 'Meedoen', en: 'Take part', de: 'Mitmachen', ar: 'شارك معنا' },
    description: {
      nl: 'Denk mee of begin een plan',
      en: 'Think along or start a plan',
      de: 'Denken Sie mit oder starten Sie einen Plan',
      ar: 'شارك برأيك أو ابدأ خطة',
    },
    children: [
      leadsTo('harbour-quarter', {
        at: { nl: 'havenkwartier', en: 'harbour-quarter' },
        name: { nl: 'Havenkwartier', en: 'Harbour Quarter', de: 'Hafenviertel', ar: 'حي الميناء' },
        description: {
          nl: 'Een nieuwe wijk op de oude werf',
          en: 'A new neighbourhood on the old shipyard',
          de: 'Ein neues Viertel auf der alten Werft',
          ar: 'حي جديد في حوض السفن القديم',
        },
      }),
      leadsTo('ideas', {
        at: { nl: 'ideeen', en: 'ideas' },
        name: {
          nl: 'Ideeën voor het Havenkwartier',
          en: 'Ideas for the Harbour Quarter',
          de: 'Ideen für das Hafenviertel',
          ar: 'أفكار لحي الميناء',
        },
        description: {
          nl: 'Lees ze, of deel uw eigen idee',
          en: 'Read them, or share your own',
          de: 'Lesen Sie sie oder teilen Sie Ihre eigene',
          ar: 'اقرأها أو شارك بفكرتك',
        },
      }),
      leadsTo('forum', {
        at: { nl: 'wijkforum', en: 'forum' },
        name: { nl: 'Wijkforum', en: 'Neighbourhood forum', de: 'Nachbarschaftsforum', ar: 'منتدى الحي' },
        description: {
          nl: 'Praat mee met uw buren',
          en: 'Talk with your neighbours',
          de: 'Reden Sie mit Ihren Nachbarn',
          ar: 'تحدث مع جيرانك',
        },
      }),
    ],
  }),
  leadsTo('news', {
    at: { nl: 'nieuws', en: 'news' },
    name: { nl: 'Nieuws', en: 'News', de: 'Aktuelles', ar: 'الأخبار' },
    description: {
      nl: 'Het laatste van de gemeente',
      en: 'The latest from the municipality',
      de: 'Das Neueste aus der Gemeinde',
      ar: 'آخر أخبار البلدية',
    },
  }),
  leadsTo('events', {
    at: { nl: 'agenda', en: 'events' },
    name: { nl: 'Agenda', en: 'Events', de: 'Veranstaltungen', ar: 'الفعاليات' },
    description: { nl: 'Wat er te doen is', en: 'What is on', de: 'Was los ist', ar: 'ما الذي يجري في المدينة' },
  }),
  leadsTo('governance', {
    at: { nl: 'bestuur', en: 'governance' },
    name: { nl: 'Bestuur', en: 'Governance', de: 'Politik', ar: 'إدارة البلدية' },
    description: {
      nl: 'College, raad en besluiten',
      en: 'Mayor, council and decisions',
      de: 'Magistrat, Rat und Beschlüsse',
      ar: 'مجلس الإدارة والمجلس البلدي والقرارات',
    },
    children: [
      leadsTo('executive', {
        at: { nl: 'college', en: 'mayor-and-aldermen' },
        name: {
          nl: 'College van B en W',
          en: 'Mayor and aldermen',
          de: 'Bürgermeisterin und Beigeordnete',
          ar: 'رئيسة البلدية ومعاونوها',
        },
        description: {
          nl: 'Het dagelijks bestuur',
          en: 'The daily board',
          de: 'Der tägliche Vorstand',
          ar: 'الإدارة اليومية',
        },
      }),
      leadsTo('council', {
        at: { nl: 'gemeenteraad', en: 'council' },
        name: { nl: 'Gemeenteraad', en: 'Municipal council', de: 'Gemeinderat', ar: 'المجلس البلدي' },
        description: {
          nl: 'Zetels, vergaderingen, inspreken',
          en: 'Seats, meetings, speaking',
          de: 'Sitze, Sitzungen, Rederecht',
          ar: 'المقاعد والجلسات وإبداء الرأي',
        },
      }),
      leadsTo('documents', {
        at: { nl: 'documenten', en: 'documents' },
        name: { nl: 'Documenten', en: 'Documents', de: 'Dokumente', ar: 'الوثائق' },
        description: {
          nl: 'Plannen, regels en besluiten',
          en: 'Plans, rules and decisions',
          de: 'Pläne, Regeln und Beschlüsse',
          ar: 'الخطط والأنظمة والقرارات',
        },
      }),
    ],
  }),
  leadsTo('contact', {
    at: { nl: 'contact', en: 'contact' },
    name: { nl: 'Contact', en: 'Contact', de: 'Kontakt', ar: 'اتصل بنا' },
    description: {
      nl: 'Bellen, mailen of langskomen',
      en: 'Call, e-mail or visit',
      de: 'Anrufen, mailen oder vorbeikommen',
      ar: 'بالهاتف أو البريد أو بالحضور',
    },
    children: [
      leadsTo('faq', {
        at: { nl: 'veelgestelde-vragen', en: 'faq' },
        name: {
          nl: 'Veelgestelde vragen',
          en: 'Frequently asked questions',
          de: 'Häufige Fragen',
          ar: 'الأسئلة الشائعة',
        },
        description: { nl: 'Korte antwoorden', en: 'Short answers', de: 'Kurze Antworten', ar: 'إجابات قصيرة' },
      }),
    ],
  }),
  leadsTo('intranet', {
    at: { nl: 'intranet', en: 'intranet' },
    name: { nl: 'Intranet', en: 'Intranet', de: 'Intranet', ar: 'الشبكة الداخلية' },
    description: {
      nl: 'Voor medewerkers en projectgroepen',
      en: 'For staff and project groups',
      de: 'Für Mitarbeitende und Projektgruppen',
      ar: 'للموظفين ومجموعات المشاريع',
    },
    children: [
      leadsTo('project-group', {
        at: { nl: 'projectgroep-havenkwartier', en: 'harbour-quarter-group' },
        name: {
          nl: 'Projectgroep Havenkwartier',
          en: 'Harbour Quarter project group',
          de: 'Projektgruppe Hafenviertel',
          ar: 'مجموعة مشروع حي الميناء',
        },
        description: {
          nl: 'Voor leden van de groep',
          en: 'For members of the group',
          de: 'Für Mitglieder der Gruppe',
          ar: 'لأعضاء المجموعة',
        },
      }),
    ],
  }),
  leadsTo('about', {
    at: { nl: 'over-deze-website', en: 'about-this-website' },
    name: { nl: 'Over deze website', en: 'About this website', de: 'Über diese Website', ar: 'حول هذا الموقع' },
    isHidden: true,
    children: [
      leadsTo('building-blocks', {
        at: { nl: 'bouwstenen', en: 'building-blocks' },
        name: { nl: 'Bouwstenen', en: 'Building blocks', de: 'Bausteine', ar: 'عناصر الصفحات' },
        description: {
          nl: 'Waar een pagina van gemaakt is',
          en: 'What a page is made of',
          de: 'Woraus eine Seite besteht',
          ar: 'مما تتكون الصفحة',
        },
      }),
    ],
  }),
];
