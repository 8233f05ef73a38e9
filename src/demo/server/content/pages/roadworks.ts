import { text } from '#platform/contract/texts/localized.ts';
import { formGuid } from '../../forms/demo-form.ts';
import { illustration } from '../block-pictures.ts';
import { formBlock, imageBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { dayAndDate, longDate } from '../demo-dates.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';
import { helpBlock } from '../town-hall.ts';

export const roadworksPage: WritePage = (dates) => {
  const bridge = dayAndDate(dates.bridgeClosed);
  const square = longDate(dates.marketBack);
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
          title: text('Nu dicht:', 'Closed now:'),
          text: rich(
            'de Havenbrug, op werkdagen van 09.00 tot 15.00 uur.',
            'the harbour bridge, on working days from 09:00 to 15:00.',
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
            more: { label: text('Lees het nieuws', 'Read the news'), href: to('news') },
          },
        ),
        square: textBlock(
          {
            text: rich(
              `**Tot ${square.nl}.**

              De markt krijgt nieuwe bestrating, bomen en waterkranen. De winkels blijven bereikbaar over loopplanken. De [weekmarkt](news) staat op het Kerkplein.`,
              `**Until ${square.en}.**

              The square gets new paving, trees and water taps. The shops can be reached over walkways. The [weekly market](news) is on Kerkplein square.`,
            ),
          },
          { heading: text('Grote Markt', 'Grote Markt'), anchor: 'grote-markt' },
        ),
        dike: textBlock(
          {
            text: rich(
              `**Vanaf het voorjaar van ${dike}, twee jaar lang.**

              Het fietspad op de [Zuiderdijk](news) gaat in vier delen dicht. De omleiding loopt via de Polderweg en is verlicht.`,
              `**From spring ${dike}, for two years.**

              The cycle path on the [Zuiderdijk](news) closes in four parts. The diversion follows the Polderweg and is lit.`,
            ),
          },
          { heading: text('Zuiderdijk', 'Zuiderdijk'), anchor: 'zuiderdijk' },
        ),
        report: formBlock(
          { formGuid: formGuid('report') },
          { heading: text('Iets kapot op straat?', 'Something broken in the street?'), anchor: 'melden' },
        ),
      },
    },
  });
};
