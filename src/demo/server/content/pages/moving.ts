import { text } from '#platform/contract/texts/localized.ts';
import { illustration } from '../block-pictures.ts';
import { accordionBlock, buttonRowBlock, imageBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';
import { helpBlock } from '../town-hall.ts';

export const movingPage: WritePage = () =>
  demoPage('moving', {
    title: text('Verhuizen', 'Moving house'),
    description: text(
      'Verhuist u naar of binnen Vloedhaven? Geef uw nieuwe adres op tijd door. Het is gratis.',
      'Are you moving to Vloedhaven, or within it? Report your new address in time. It is free.',
    ),
    layout: '25-75',
    options: { showSubMenu: true },
    blocks: {
      side: {
        deadline: noticeBlock({
          title: text('Op tijd:', 'In time:'),
          text: rich(
            'van vier weken vóór tot vijf dagen ná uw verhuizing.',
            'from four weeks before to five days after you move.',
          ),
        }),
        help: helpBlock('Lukt het niet online?', 'Doesn’t it work online?'),
      },
      main: {
        picture: imageBlock({
          ...illustration('moving-panorama'),
          caption: text('Verhuizen naar de Zuiderlaan.', 'Moving to the Zuiderlaan.'),
          span: 'wide',
        }),
        how: textBlock({
          text: rich(
            `U hoeft uw verhuizing alleen door te geven aan de gemeente waar u **gaat** wonen. Wij geven het nieuwe adres door aan uw oude gemeente, de Belastingdienst, het waterschap en uw zorgverzekeraar.

            ## Zo geeft u het door

            1. Kies hieronder *Verhuizing doorgeven*.
            2. Vul in wie er meeverhuizen en vanaf welke dag.
            3. Stuur een bewijs mee: uw huurcontract, koopcontract of een verklaring van de hoofdbewoner.
            4. U krijgt binnen drie werkdagen bericht dat uw nieuwe adres is ingeschreven.

            ## Verhuist u naar het buitenland?

            Blijft u langer dan acht maanden weg? Dan moet u zich uitschrijven. Dat kan vanaf vijf dagen voor uw vertrek, in het stadhuis. Neem uw paspoort mee.`,
            `You only report your move to the municipality that you are moving **to**. We pass your new address on to your former municipality, the tax office, the water board and your health insurer.

            ## How to report it

            1. Choose *Report a move* below.
            2. Tell us who is moving, and from which day.
            3. Add proof: your tenancy agreement, your purchase contract or a statement from the main resident.
            4. Within three working days you will hear that your new address has been registered.

            ## Moving abroad?

            Will you be away for more than eight months? Then you have to deregister. You can do this from five days before you leave, at the town hall. Bring your passport.`,
          ),
        }),
        report: buttonRowBlock({
          buttons: [
            { label: text('Verhuizing doorgeven', 'Report a move'), href: to('contact', 'bericht'), look: 'primary' },
            { label: text('Afvalpas aanvragen', 'Apply for a waste pass'), href: to('waste', 'afvalpas') },
          ],
        }),
        questions: accordionBlock(
          {
            items: [
              {
                title: text('Mag mijn kind zelf een verhuizing doorgeven?', 'Can my child report a move?'),
                text: rich(
                  'Vanaf 16 jaar kan dat. Voor jongere kinderen doet een ouder of voogd het.',
                  'Yes, from the age of 16. For younger children a parent or guardian does it.',
                ),
              },
              {
                title: text('Wat is een briefadres?', 'What is a postal address?'),
                text: rich(
                  'Hebt u tijdelijk geen vast adres? Dan kunt u post laten komen op het adres van iemand anders. Maak daarvoor een afspraak, want we bespreken dit altijd met u.',
                  'Without a permanent address for a while? Then you can have your post sent to someone else’s address. Make an appointment, because we always talk this over with you.',
                ),
              },
              {
                title: text('Ik ben vergeten om het door te geven', 'I forgot to report it'),
                text: rich(
                  'Doe het dan nog vandaag. De dag waarop u het doorgeeft, telt als uw verhuisdatum. Verhuist u vaker te laat of helemaal niet officieel, dan kan de gemeente een boete geven.',
                  'Then do it today. The day on which you report it counts as the day you moved. People who keep reporting late can be fined.',
                ),
              },
            ],
          },
          { heading: text('Vragen over verhuizen', 'Questions about moving') },
        ),
      },
    },
  });
