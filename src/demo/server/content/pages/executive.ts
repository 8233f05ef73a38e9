import { text } from '#platform/contract/texts/localized.ts';
import { buttonRowBlock, textBlock } from '../demo-blocks.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';
import { helpBlock } from '../town-hall.ts';

export const executivePage: WritePage = () =>
  demoPage('executive', {
    title: text('College van burgemeester en wethouders', 'Mayor and aldermen'),
    description: text(
      'De burgemeester en drie wethouders vormen samen het dagelijks bestuur van Vloedhaven.',
      'The mayor and three aldermen together form the daily board of Vloedhaven.',
    ),
    layout: '75-25',
    options: { showSubMenu: true },
    blocks: {
      main: {
        members: textBlock({
          text: rich(
            `| Naam | Functie | Onderwerpen |
            | Hanneke Verbruggen | burgemeester | openbare orde, communicatie, haven |
            | Rachid Benali | wethouder | wonen, Havenkwartier, jeugd |
            | Ellen de Waard | wethouder | verkeer, groen, water |
            | Pieter Krijger | wethouder | geld, economie, cultuur |
            | Ineke Stam | gemeentesecretaris | leidt de organisatie |`,
            `| Name | Role | Subjects |
            | Hanneke Verbruggen | mayor | public order, communication, harbour |
            | Rachid Benali | alderman | housing, Harbour Quarter, youth |
            | Ellen de Waard | alderman | traffic, green, water |
            | Pieter Krijger | alderman | finance, economy, culture |
            | Ineke Stam | municipal secretary | leads the organisation |`,
          ),
        }),
        meeting: textBlock(
          {
            text: rich(
              `Het college vergadert elke dinsdagochtend. De besluiten staan op woensdag online, in gewone taal.

              ## Spreekuur van de burgemeester

              Elke eerste maandag van de maand, van 16.00 tot 18.00 uur, in wisselende buurthuizen. U hoeft geen afspraak te maken.`,
              `The mayor and aldermen meet every Tuesday morning. Their decisions are online on Wednesday, in plain language.

              ## The mayor’s surgery

              Every first Monday of the month, from 16:00 to 18:00, each time in another community centre. You need no appointment.`,
            ),
          },
          { heading: text('Vergaderingen en spreekuur', 'Meetings and surgery') },
        ),
        agreement: textBlock(
          {
            text: rich(
              `In het coalitieakkoord *Met de stroom mee* staan drie doelen:

              1. **Wonen**: 900 nieuwe woningen, waarvan 420 in het [Havenkwartier](harbour-quarter).
              2. **Water**: dijken en straten die tegen hoog water en hoosbuien kunnen.
              3. **Dichtbij**: een balie in elk dorp en antwoord binnen twee werkdagen.`,
              `The coalition agreement *With the current* has three aims:

              1. **Homes**: 900 new homes, of which 420 in the [Harbour Quarter](harbour-quarter).
              2. **Water**: dikes and streets that can stand high water and downpours.
              3. **Close by**: a desk in every village, and an answer within two working days.`,
            ),
          },
          { heading: text('Wat het college wil', 'What they aim for') },
        ),
      },
      side: {
        council: buttonRowBlock({
          buttons: [{ label: text('Naar de gemeenteraad', 'To the council'), href: to('council') }],
        }),
        help: helpBlock('Wilt u een wethouder spreken?', 'Would you like to speak to an alderman?'),
      },
    },
  });
