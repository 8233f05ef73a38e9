import { text } from '#platform/contract/texts/localized.ts';
import { illustration } from '../block-pictures.ts';
import {
  callToActionBlock,
  cardsBlock,
  contactBlock,
  galleryBlock,
  imageBlock,
  noticeBlock,
  quoteBlock,
  shareBlock,
  textBlock,
  timelineBlock,
} from '../demo-blocks.ts';
import { dayAndDate, dayAndMonth } from '../demo-dates.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { harbourQuarter, projectSteps } from '../harbour-quarter-project.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';

export const harbourQuarterPage: WritePage = (dates) => {
  const evening = dayAndDate(dates.neighbourhoodEvening);
  const until = dayAndMonth(dates.ideasUntil);
  return demoPage('harbour-quarter', {
    title: text('Havenkwartier', 'Harbour Quarter'),
    description: text(
      'Op de oude scheepswerf komt een nieuwe wijk. Met 420 woningen, een park aan het water en een veer naar de overkant.',
      'A new neighbourhood on the old shipyard. With 420 homes, a park on the water and a ferry to the other side.',
    ),
    layout: '75-25',
    options: { showSubMenu: true },
    blocks: {
      'top-row': {
        progress: callToActionBlock({
          ...harbourQuarter(dates),
          title: text('We halen nu ideeën op', 'We are gathering ideas now'),
          text: text(
            `Tot ${until.nl} verzamelen we ideeën. Daarna maken drie ontwerpers er elk een plan van, en kiest u mee.`,
            `Until ${until.en} we gather ideas. After that three designers each turn them into a plan, and you help to choose.`,
          ),
          buttons: [
            { label: text('Deel uw idee', 'Share your idea'), href: to('ideas', 'idee-delen') },
            { label: text('Bekijk alle ideeën', 'See all ideas'), href: to('ideas') },
          ],
        }),
      },
      main: {
        plan: textBlock(
          {
            lead: text(
              'De werf sloot in 1998. Sindsdien liggen acht hectare grond en een halve kilometer kade te wachten op iets nieuws.',
              'The shipyard closed in 1998. Since then eight hectares of land and half a kilometre of quay have been waiting for something new.',
            ),
            text: rich(
              `De gemeente, woningcorporatie Zilt en de eigenaar van de werf maken samen een plan. Dit staat al vast:

              - Van de 420 woningen is een derde sociale huur en een derde voor middeninkomens.
              - Loods 4 en de oude scheepshelling blijven staan.
              - Langs de hele kade komt een openbaar park. Niemand krijgt een privétuin aan het water.
              - De wijk krijgt geen gas, en auto’s staan in één garage aan de rand.

              Alles wat daar niet in staat, is nog open. Daarom vragen we om uw ideeën.`,
              `The municipality, housing association Zilt and the owner of the yard are making a plan together. This much is certain:

              - A third of the 420 homes will be social housing, and a third is for middle incomes.
              - Shed 4 and the old slipway will stay.
              - A public park will run along the whole quay. Nobody gets a private garden on the water.
              - There will be no gas, and cars are kept in one car park at the edge.

              Everything else is still open. That is why we ask for your ideas.`,
            ),
          },
          { heading: text('Het plan', 'The plan'), anchor: 'plan' },
        ),
        map: imageBlock({
          ...illustration('plan'),
          caption: text(
            'Het gebied binnen de stippellijn hoort bij het plan.',
            'The area inside the dashed line belongs to the plan.',
          ),
          ratio: '4:3',
        }),
        timeline: timelineBlock(
          { steps: projectSteps(dates) },
          { heading: text('Van idee tot wijk', 'From idea to neighbourhood'), anchor: 'planning' },
        ),
        evening: noticeBlock(
          {
            tone: 'now',
            title: text('Inloopavond.', 'Drop-in evening.'),
            text: rich(
              `Op ${evening.nl}, van 19.30 tot 21.30 uur in Loods 4 aan de Werfkade. De ontwerpers zijn er, en er is soep. Aanmelden hoeft niet.`,
              `On ${evening.en}, from 19:30 to 21:30 in Shed 4 on the Werfkade. The designers will be there, and there is soup. No need to sign up.`,
            ),
          },
          { anchor: 'inloopavond' },
        ),
        quote: quoteBlock({
          text: text(
            'Als kind hoorde ik hier de klinkhamers. Mijn kleinkinderen mogen er straks leren zwemmen.',
            'As a child I heard the riveting hammers here. My grandchildren will learn to swim here.',
          ),
          name: text('Kees Dingemanse', 'Kees Dingemanse'),
          role: text('oud-werknemer van de werf', 'former shipyard worker'),
        }),
        gallery: galleryBlock(
          {
            items: [
              {
                picture: illustration('harbour'),
                caption: text('De kranen van de werf, gezien vanaf de kade.', 'The cranes, seen from the quay.'),
              },
              {
                picture: illustration('cargo'),
                caption: text('Grote schepen varen straks verder naar zee.', 'Large ships will sail on to sea.'),
              },
              {
                picture: illustration('homes'),
                caption: text('Zo kunnen de straten worden.', 'Streets to come.'),
              },
              { picture: illustration('reeds'), caption: text('De oever wordt een park.', 'The bank will be a park.') },
            ],
            columns: 2,
          },
          { heading: text('In beeld', 'In pictures'), anchor: 'in-beeld' },
        ),
        share: shareBlock({}, { heading: text('Vertel het verder', 'Pass it on'), headingLevel: 3 }),
      },
      side: {
        contents: cardsBlock(
          {
            variant: 'links',
            columns: 2,
            items: [
              { title: text('Het plan', 'The plan'), href: to('harbour-quarter', 'plan') },
              { title: text('Inloopavond', 'Drop-in evening'), href: to('harbour-quarter', 'inloopavond') },
              { title: text('Alle ideeën', 'All ideas'), href: to('ideas') },
              { title: text('Documenten', 'Documents'), href: to('documents', 'havenkwartier') },
            ],
          },
          { heading: text('Snel naar', 'Go to'), headingLevel: 3 },
        ),
        team: contactBlock(
          {
            people: [
              {
                name: text('Yara de Bruin', 'Yara de Bruin'),
                role: text('projectleider', 'project manager'),
                email: 'havenkwartier@vloedhaven.example',
              },
            ],
          },
          { heading: text('Vragen?', 'Questions?'), headingLevel: 3, background: 'sheet' },
        ),
      },
    },
  });
};
