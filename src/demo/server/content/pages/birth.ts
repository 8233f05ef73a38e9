import { text } from '#platform/contract/texts/localized.ts';
import { buttonRowBlock, noticeBlock, quoteBlock, separatorBlock, textBlock } from '../demo-blocks.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { appointment, helpBlock } from '../town-hall.ts';

export const birthPage: WritePage = () =>
  demoPage('birth', {
    title: text('Geboorte aangeven', 'Registering a birth'),
    description: text(
      'Is uw kind in Vloedhaven geboren? Gefeliciteerd. Doe binnen drie dagen aangifte.',
      'Was your child born in Vloedhaven? Congratulations. Register the birth within three days.',
    ),
    layout: '75-25',
    options: { showSubMenu: true },
    blocks: {
      main: {
        how: textBlock({
          text: rich(
            `## Wie doet aangifte?

            De moeder of de andere ouder. Iemand die bij de geboorte was, mag het ook doen.

            ## Waar en wanneer?

            - In de gemeente waar het kind is **geboren**, niet waar u woont.
            - Binnen drie dagen na de geboorte. De dag van de geboorte telt niet mee.
            - Is de derde dag een zaterdag, zondag of feestdag? Dan krijgt u een of twee dagen extra.

            ## Neem dit mee

            - Uw eigen paspoort, identiteitskaart of rijbewijs.
            - De verklaring van de verloskundige of het ziekenhuis.
            - De gekozen namen, precies zoals u ze wilt spellen.

            Aangifte doen is gratis. Een uittreksel van de geboorteakte kost € 17,10.`,
            `## Who registers the birth?

            The mother or the other parent. Someone who was at the birth may do it too.

            ## Where and when?

            - In the municipality where the child was **born**, not where you live.
            - Within three days of the birth. The day of the birth does not count.
            - Is the third day a Saturday, a Sunday or a public holiday? Then you get one or two days more.

            ## What to bring

            - Your own passport, identity card or driving licence.
            - The statement from the midwife or the hospital.
            - The names you have chosen, spelled exactly as you want them.

            Registering is free. An extract of the birth certificate costs € 17.10.`,
          ),
        }),
        appointment: buttonRowBlock({ buttons: [{ ...appointment, look: 'primary' }] }),
        line: separatorBlock({ space: 'medium', line: 'water' }),
        quote: quoteBlock({
          text: text(
            'We vragen iedereen de naam nog één keer rustig te spellen. Die spelling gaat een leven lang mee.',
            'We ask everyone to spell the name once more, slowly. That spelling has to last a lifetime.',
          ),
          name: text('Gerda Polderman', 'Gerda Polderman'),
          role: text('ambtenaar van de burgerlijke stand', 'registrar'),
        }),
      },
      side: {
        tree: noticeBlock({
          tone: 'success',
          title: text('Een boom voor elk kind.', 'A tree for every child.'),
          text: rich(
            'Voor elk kind dat in Vloedhaven wordt geboren, planten we een boom in het Dijkpark. U krijgt een kaartje met de plek.',
            'For every child born in Vloedhaven we plant a tree in the Dijkpark. You get a card that shows where.',
          ),
        }),
        help: helpBlock('Is de situatie ingewikkeld?', 'Is your situation complicated?'),
      },
    },
  });
