import { text } from '#platform/contract/localized.ts';
import { decoration, illustration } from '../block-pictures.ts';
import { accordionBlock, buttonRowBlock, cardsBlock, imageBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { dayAndDate, longDate } from '../demo-dates.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';
import { helpBlock } from '../town-hall.ts';

export const trafficPage: WritePage = () =>
  demoPage('traffic', {
    title: text('Verkeer en parkeren', 'Traffic and parking'),
    description: text(
      'Waar u kunt parkeren, welke wegen dicht zijn en hoe u zonder auto in Vloedhaven komt.',
      'Where to park, which roads are closed and how to reach Vloedhaven without a car.',
    ),
    blocks: {
      main: {
        subjects: cardsBlock({
          columns: 3,
          items: [
            {
              title: text('Parkeervergunning', 'Parking permit'),
              text: text(
                'Woont of werkt u in de binnenstad? Dan kunt u een vergunning krijgen.',
                'Do you live or work in the town centre? Then you can get a permit.',
              ),
              href: to('parking-permit'),
              picture: decoration('market'),
            },
            {
              title: text('Wegwerkzaamheden', 'Roadworks'),
              text: text(
                'Welke wegen dicht zijn en hoe u omrijdt.',
                'Which roads are closed and how to get around them.',
              ),
              href: to('roadworks'),
              picture: decoration('bridge'),
            },
            {
              title: text('Fietsen', 'Cycling'),
              text: text(
                'Gratis bewaakt stallen onder het Kaaiplein, dag en nacht open.',
                'Free guarded bicycle parking under Kaaiplein square, open day and night.',
              ),
              href: to('traffic', 'fietsen'),
              picture: decoration('cycle-path'),
            },
          ],
        }),
        parking: textBlock(
          {
            text: rich(
              `In de binnenstad betaalt u van maandag tot en met zaterdag, van 09.00 tot 20.00 uur. Op zondag parkeert u gratis.

              | Plek | Per uur | Dagkaart |
              | Straat, zone A (binnen de singel) | € 2,40 | € 14 |
              | Straat, zone B (Zuiderwijk-Noord) | € 1,60 | € 8 |
              | Garage Kaaiplein | € 1,80 | € 10 |
              | Terrein Werfkade | gratis | gratis |

              Vanaf het terrein aan de Werfkade rijdt elke tien minuten een gratis pendelbusje naar het Kaaiplein.`,
              `In the town centre you pay from Monday to Saturday, from 09:00 to 20:00. On Sundays parking is free.

              | Place | Per hour | Day ticket |
              | Street, zone A (inside the canal) | € 2.40 | € 14 |
              | Street, zone B (Zuiderwijk-Noord) | € 1.60 | € 8 |
              | Kaaiplein car park | € 1.80 | € 10 |
              | Werfkade car park | free | free |

              From the Werfkade a free shuttle bus runs to Kaaiplein square every ten minutes.`,
            ),
          },
          { heading: text('Betaald parkeren', 'Paid parking'), anchor: 'betaald-parkeren' },
        ),
        cycling: textBlock(
          {
            columns: 2,
            text: rich(
              `Vloedhaven is klein: van de ene naar de andere kant fietst u in twintig minuten. Op de dijken loopt een doorgaand fietspad van 31 kilometer rond de gemeente.

              Onder het Kaaiplein staat uw fiets gratis en bewaakt. Er zijn 640 plekken, ook voor bakfietsen, en stopcontacten voor een elektrische fiets. Is uw fiets weggehaald? Dan staat hij zes weken in het fietsdepot aan de Slibweg.`,
              `Vloedhaven is small: you cycle from one side to the other in twenty minutes. A continuous cycle path of 31 kilometres runs along the dikes around the municipality.

              Under Kaaiplein square you can leave your bicycle for free, and guarded. There are 640 places, also for cargo bikes, and sockets for electric bicycles. Has your bicycle been removed? Then it stands in the depot on the Slibweg for six weeks.`,
            ),
          },
          { heading: text('Fietsen', 'Cycling'), anchor: 'fietsen' },
        ),
        report: buttonRowBlock({
          buttons: [
            {
              label: text('Kapotte straatlamp melden', 'Report a broken street lamp'),
              href: to('contact', 'melding'),
              look: 'primary',
            },
            { label: text('Reis plannen met 9292', 'Plan a trip with 9292'), href: 'https://9292.nl/' },
          ],
        }),
      },
    },
  });

export const parkingPermitPage: WritePage = () =>
  demoPage('parking-permit', {
    title: text('Parkeervergunning', 'Parking permit'),
    description: text(
      'Bewoners en bedrijven in zone A en B kunnen een parkeervergunning krijgen.',
      'Residents and businesses in zones A and B can get a parking permit.',
    ),
    layout: '75-25',
    options: { showSubMenu: true },
    blocks: {
      main: {
        permits: textBlock({
          text: rich(
            `## Welke vergunningen zijn er?

            | Vergunning | Voor wie | Per jaar |
            | Bewoner, eerste auto | bewoners van zone A en B | € 84 |
            | Bewoner, tweede auto | alleen in zone B | € 192 |
            | Bezoekers | 120 uur per jaar, per woning | € 24 |
            | Bedrijf | bedrijven in zone A of B | € 310 |
            | Deelauto | aanbieders van deelauto’s | € 42 |

            ## Zo vraagt u aan

            1. Houd uw kenteken en uw adres bij de hand.
            2. Vul het formulier in. U betaalt meteen met iDEAL.
            3. De vergunning gaat dezelfde dag in. U hoeft niets achter de voorruit te leggen: onze auto met camera’s leest uw kenteken.

            ## Verandert er iets?

            Krijgt u een andere auto, dan past u zelf uw kenteken aan. Verhuist u, dan stopt de vergunning op de dag van uw verhuizing. Wat u te veel hebt betaald, krijgt u terug.`,
            `## Which permits are there?

            | Permit | For whom | Per year |
            | Resident, first car | residents of zones A and B | € 84 |
            | Resident, second car | in zone B only | € 192 |
            | Visitors | 120 hours a year for each home | € 24 |
            | Business | businesses in zone A or B | € 310 |
            | Shared car | providers of shared cars | € 42 |

            ## How to apply

            1. Have your registration number and your address at hand.
            2. Fill in the form. You pay at once with iDEAL.
            3. The permit starts the same day. You need not put anything behind your windscreen: our camera car reads your number plate.

            ## Has something changed?

            When you get another car, you change the registration number yourself. When you move, the permit ends on the day of your move. What you paid too much is paid back.`,
          ),
        }),
        buttons: buttonRowBlock({
          buttons: [
            {
              label: text('Vergunning aanvragen', 'Apply for a permit'),
              href: to('contact', 'melding'),
              look: 'primary',
            },
            { label: text('Kenteken wijzigen', 'Change the registration number'), href: to('contact', 'bericht') },
          ],
        }),
        questions: accordionBlock(
          {
            items: [
              {
                title: text('Hoe lang is de wachtlijst?', 'How long is the waiting list?'),
                text: rich(
                  'In zone A wacht u nu ongeveer vier maanden. In zone B is er geen wachtlijst.',
                  'In zone A you now wait about four months. There is no waiting list in zone B.',
                ),
              },
              {
                title: text('Ik heb een gehandicaptenparkeerkaart', 'I have a disabled parking card'),
                text: rich(
                  'Dan parkeert u in heel Vloedhaven gratis en hebt u geen vergunning nodig. Een eigen plek bij uw huis kunt u los aanvragen.',
                  'Then you park for free everywhere in Vloedhaven and need no permit. You can apply separately for a place of your own near your home.',
                ),
              },
            ],
          },
          { heading: text('Vragen over parkeren', 'Questions about parking') },
        ),
      },
      side: {
        bridge: noticeBlock({
          tone: 'info',
          title: text('Bezoek op zondag?', 'Visitors on Sunday?'),
          text: rich(
            'Op zondag is parkeren overal gratis. Uw bezoek hoeft niets te doen.',
            'Parking is free everywhere on Sundays. Your visitors need not do anything.',
          ),
        }),
        help: helpBlock('Hebt u een boete gekregen die niet klopt?', 'Were you fined by mistake?'),
      },
    },
  });

export const roadworksPage: WritePage = (dates) => {
  const bridge = dayAndDate(dates.bridgeClosed);
  const square = longDate(dates.inDays(84));
  const dike = dates.year + 1;
  return demoPage('roadworks', {
    title: text('Wegwerkzaamheden', 'Roadworks'),
    description: text(
      'Hier ziet u welke wegen dicht zijn, hoe lang en hoe u omrijdt.',
      'See which roads are closed, for how long, and how to get around them.',
    ),
    layout: '25-75',
    options: { showSubMenu: true },
    blocks: {
      side: {
        alert: noticeBlock({
          tone: 'now',
          title: text('Nu dicht', 'Closed now'),
          text: rich(
            'De Havenbrug, op werkdagen van 09.00 tot 15.00 uur.',
            'The harbour bridge, on working days from 09:00 to 15:00.',
          ),
        }),
        help: helpBlock('Is uw zaak of huis niet bereikbaar?', 'Can’t reach your shop or home?'),
      },
      main: {
        picture: imageBlock({
          ...illustration('bridge-panorama'),
          caption: text('De Havenbrug krijgt een nieuwe klep.', 'The harbour bridge gets a new leaf.'),
          span: 'wide',
        }),
        bridge: textBlock(
          {
            text: rich(
              `**Tot en met ${bridge.nl}, op werkdagen van 09.00 tot 15.00 uur.**

              We testen de aandrijving van de nieuwe klep. De brug staat dan lang open.

              - **Auto’s** rijden om via de Sluisweg. Reken op tien minuten extra.
              - **Fietsers en voetgangers** nemen het gratis pontje bij de Visafslag. Het vaart elke vijf minuten.
              - **Bus 12** stopt tijdelijk niet op het Kaaiplein, maar bij de bibliotheek.`,
              `**Until ${bridge.en}, on working days from 09:00 to 15:00.**

              We are testing the drive of the new leaf. The bridge stays open for a long time.

              - **Cars** go round by the Sluisweg. Allow ten minutes more.
              - **Cyclists and pedestrians** take the free ferry near the fish market. It leaves every five minutes.
              - **Bus 12** stops at the library for now, and not at Kaaiplein square.`,
            ),
          },
          {
            heading: text('Havenbrug', 'Harbour bridge'),
            anchor: 'havenbrug',
            more: { label: text('Lees het bericht', 'Read the message'), href: to('news-bridge') },
          },
        ),
        square: textBlock(
          {
            text: rich(
              `**Tot ${square.nl}.**

              De markt krijgt nieuwe bestrating, bomen en waterkranen. De winkels blijven bereikbaar over loopplanken. De [weekmarkt](news-market) staat op het Kerkplein.`,
              `**Until ${square.en}.**

              The square gets new paving, trees and water taps. The shops can be reached over walkways. The [weekly market](news-market) is on Kerkplein square.`,
            ),
          },
          { heading: text('Grote Markt', 'Grote Markt'), anchor: 'grote-markt' },
        ),
        dike: textBlock(
          {
            text: rich(
              `**Vanaf het voorjaar van ${dike}, twee jaar lang.**

              Het fietspad op de [Zuiderdijk](news-dike) gaat in vier delen dicht. De omleiding loopt via de Polderweg en is verlicht.`,
              `**From spring ${dike}, for two years.**

              The cycle path on the [Zuiderdijk](news-dike) closes in four parts. The diversion follows the Polderweg and is lit.`,
            ),
          },
          { heading: text('Zuiderdijk', 'Zuiderdijk'), anchor: 'zuiderdijk' },
        ),
      },
    },
  });
};
