import type { NewItem } from '#features/menus/server/menu-content.service.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { type PageKey, pageGuid } from './page-keys.ts';

interface Words {
  nl: string;
  en: string;
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

const words = ({ nl, en }: Words) => text(nl, en);

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
  leadsTo('home', { at: { nl: '', en: '' }, name: { nl: 'Home', en: 'Home' }, isHidden: true }),
  leadsTo('living', {
    at: { nl: 'wonen-en-leven', en: 'living' },
    name: { nl: 'Wonen en leven', en: 'Living here' },
    description: { nl: 'Uw huis, uw gezin en uw buurt', en: 'Your home, family and neighbourhood' },
    children: [
      leadsTo('passport', {
        at: { nl: 'paspoort', en: 'passport' },
        name: { nl: 'Paspoort en identiteitskaart', en: 'Passport and identity card' },
        description: { nl: 'Aanvragen, ophalen, vermissing', en: 'Applying, collecting, loss' },
      }),
      leadsTo('moving', {
        at: { nl: 'verhuizen', en: 'moving' },
        name: { nl: 'Verhuizen', en: 'Moving house' },
        description: { nl: 'Doorgeven, briefadres, emigreren', en: 'Reporting, postal address, emigrating' },
      }),
      leadsTo('birth', {
        at: { nl: 'geboorte', en: 'birth' },
        name: { nl: 'Geboorte aangeven', en: 'Registering a birth' },
        description: { nl: 'Aangifte doen binnen drie dagen', en: 'Register within three days' },
      }),
      leadsTo('waste', {
        at: { nl: 'afval-en-milieu', en: 'waste' },
        name: { nl: 'Afval en milieu', en: 'Waste and environment' },
        description: { nl: 'Kalender, grofvuil, afvalpas', en: 'Calendar, bulky waste, waste pass' },
      }),
      leadsTo('building', {
        at: { nl: 'bouwen-en-verbouwen', en: 'building' },
        name: { nl: 'Bouwen en verbouwen', en: 'Building and renovating' },
        description: { nl: 'Vergunning, kosten, subsidie', en: 'Permits, costs, subsidies' },
      }),
      // Not published yet, so nobody sees it.
      leadsTo('swimming-pool', {
        at: { nl: 'zwembad', en: 'swimming-pool' },
        name: { nl: 'Zwembad De Golf', en: 'De Golf swimming pool' },
        description: { nl: 'Tarieven en openingstijden', en: 'Prices and opening hours' },
      }),
    ],
  }),
  leadsTo('traffic', {
    at: { nl: 'verkeer-en-parkeren', en: 'traffic' },
    name: { nl: 'Verkeer en parkeren', en: 'Traffic and parking' },
    description: { nl: 'Parkeren, fietsen, omleidingen', en: 'Parking, cycling, diversions' },
    children: [
      leadsTo('parking-permit', {
        at: { nl: 'parkeervergunning', en: 'parking-permit' },
        name: { nl: 'Parkeervergunning', en: 'Parking permit' },
        description: { nl: 'Voor bewoners, bezoek en bedrijven', en: 'For residents, visitors and businesses' },
      }),
      leadsTo('roadworks', {
        at: { nl: 'wegwerkzaamheden', en: 'roadworks' },
        name: { nl: 'Wegwerkzaamheden', en: 'Roadworks' },
        description: { nl: 'Welke wegen dicht zijn', en: 'Which roads are closed' },
      }),
      {
        ...item({
          at: { nl: 'openbaar-vervoer', en: 'public-transport' },
          name: { nl: 'Openbaar vervoer', en: 'Public transport' },
          description: { nl: 'Plan uw reis met 9292', en: 'Plan your trip with 9292' },
        }),
        externalUrl: 'https://9292.nl/',
      },
    ],
  }),
  leadsTo('business', {
    at: { nl: 'ondernemen', en: 'business' },
    name: { nl: 'Ondernemen', en: 'Business' },
    description: { nl: 'Beginnen, vestigen, vergunningen', en: 'Starting, premises, permits' },
  }),
  leadsTo('take-part', {
    at: { nl: 'meedoen', en: 'take-part' },
    name: { nl: 'Meedoen', en: 'Take part' },
    description: { nl: 'Denk mee of begin een plan', en: 'Think along or start a plan' },
    children: [
      leadsTo('harbour-quarter', {
        at: { nl: 'havenkwartier', en: 'harbour-quarter' },
        name: { nl: 'Havenkwartier', en: 'Harbour Quarter' },
        description: { nl: 'Een nieuwe wijk op de oude werf', en: 'A new neighbourhood on the old shipyard' },
      }),
      leadsTo('ideas', {
        at: { nl: 'ideeen', en: 'ideas' },
        name: { nl: 'Ideeën voor het Havenkwartier', en: 'Ideas for the Harbour Quarter' },
        description: { nl: 'Lees ze, of deel uw eigen idee', en: 'Read them, or share your own' },
      }),
    ],
  }),
  leadsTo('news', {
    at: { nl: 'nieuws', en: 'news' },
    name: { nl: 'Nieuws', en: 'News' },
    description: { nl: 'Het laatste van de gemeente', en: 'The latest from the municipality' },
  }),
  leadsTo('events', {
    at: { nl: 'agenda', en: 'events' },
    name: { nl: 'Agenda', en: 'Events' },
    description: { nl: 'Wat er te doen is', en: 'What is on' },
  }),
  leadsTo('governance', {
    at: { nl: 'bestuur', en: 'governance' },
    name: { nl: 'Bestuur', en: 'Governance' },
    description: { nl: 'College, raad en besluiten', en: 'Mayor, council and decisions' },
    children: [
      leadsTo('executive', {
        at: { nl: 'college', en: 'mayor-and-aldermen' },
        name: { nl: 'College van B en W', en: 'Mayor and aldermen' },
        description: { nl: 'Het dagelijks bestuur', en: 'The daily board' },
      }),
      leadsTo('council', {
        at: { nl: 'gemeenteraad', en: 'council' },
        name: { nl: 'Gemeenteraad', en: 'Municipal council' },
        description: { nl: 'Zetels, vergaderingen, inspreken', en: 'Seats, meetings, speaking' },
      }),
      leadsTo('documents', {
        at: { nl: 'documenten', en: 'documents' },
        name: { nl: 'Documenten', en: 'Documents' },
        description: { nl: 'Plannen, regels en besluiten', en: 'Plans, rules and decisions' },
      }),
    ],
  }),
  leadsTo('contact', {
    at: { nl: 'contact', en: 'contact' },
    name: { nl: 'Contact', en: 'Contact' },
    description: { nl: 'Bellen, mailen of langskomen', en: 'Call, e-mail or visit' },
    children: [
      leadsTo('faq', {
        at: { nl: 'veelgestelde-vragen', en: 'faq' },
        name: { nl: 'Veelgestelde vragen', en: 'Frequently asked questions' },
        description: { nl: 'Korte antwoorden', en: 'Short answers' },
      }),
    ],
  }),
  leadsTo('intranet', {
    at: { nl: 'intranet', en: 'intranet' },
    name: { nl: 'Intranet', en: 'Intranet' },
    description: { nl: 'Voor wie is ingelogd', en: 'For those who are signed in' },
    children: [
      leadsTo('project-group', {
        at: { nl: 'projectgroep-havenkwartier', en: 'harbour-quarter-group' },
        name: { nl: 'Projectgroep Havenkwartier', en: 'Harbour Quarter project group' },
        description: { nl: 'Voor leden van de groep', en: 'For members of the group' },
      }),
    ],
  }),
  leadsTo('about', {
    at: { nl: 'over-deze-website', en: 'about-this-website' },
    name: { nl: 'Over deze website', en: 'About this website' },
    isHidden: true,
    children: [
      leadsTo('building-blocks', {
        at: { nl: 'bouwstenen', en: 'building-blocks' },
        name: { nl: 'Bouwstenen', en: 'Building blocks' },
        description: { nl: 'Waar een pagina van gemaakt is', en: 'What a page is made of' },
      }),
    ],
  }),
];
