import { text } from '#platform/contract/texts/localized.ts';
import { formGuid } from '../../forms/demo-form.ts';
import { decoration } from '../block-pictures.ts';
import { accordionBlock, cardsBlock, listBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { dayAndDate } from '../demo-dates.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';

export const governancePage: WritePage = (dates) => {
  const meeting = dayAndDate(dates.councilMeeting);
  return demoPage('governance', {
    title: text('Bestuur', 'Governance'),
    description: text(
      'Wie bestuurt Vloedhaven, en hoe hebt u daar invloed op?',
      'Who governs Vloedhaven, and how do you have a say?',
    ),
    blocks: {
      main: {
        parts: cardsBlock({
          columns: 3,
          items: [
            {
              title: text('College van burgemeester en wethouders', 'Mayor and aldermen'),
              text: text(
                'Het dagelijks bestuur. Het college bereidt plannen voor en voert ze uit.',
                'The daily board. It prepares plans and carries them out.',
              ),
              href: to('executive'),
              picture: decoration('drop-in'),
            },
            {
              title: text('Gemeenteraad', 'Municipal council'),
              text: text(
                '27 raadsleden, gekozen door de inwoners. De raad beslist.',
                '27 councillors, elected by the residents. The council decides.',
              ),
              href: to('council'),
              picture: decoration('council-hall'),
            },
            {
              title: text('Documenten', 'Documents'),
              text: text(
                'Begroting, regels, plannen en besluiten om te lezen.',
                'Budget, rules, plans and decisions to read.',
              ),
              href: to('documents'),
              picture: decoration('reading-room'),
            },
          ],
        }),
        next: noticeBlock({
          tone: 'now',
          title: text('Volgende raadsvergadering:', 'Next council meeting:'),
          text: rich(
            `${meeting.nl} om 20.00 uur, over de begroting van ${dates.year + 1}. U bent welkom in de raadzaal en kunt [inspreken](council#inspreken).`,
            `${meeting.en} at 20:00, about the ${dates.year + 1} budget. You are welcome in the council chamber and can [speak](council#inspreken).`,
          ),
        }),
        how: textBlock(
          {
            columns: 2,
            text: rich(
              `Eens in de vier jaar kiezen inwoners van 18 jaar en ouder de gemeenteraad. De raad kiest de wethouders. De burgemeester wordt benoemd door de Kroon, op voordracht van de raad.

              De raad stelt vast wat er moet gebeuren en wat het mag kosten. Het college zorgt dat het gebeurt. De raad controleert daarna of het goed is gegaan. Dat doet hij in het openbaar: u kunt altijd meekijken.`,
              `Once every four years residents of 18 and over elect the municipal council. The council chooses the aldermen. The mayor is appointed by the Crown, on the council’s proposal.

              The council decides what has to be done and what it may cost. The mayor and aldermen see that it is done. Afterwards the council checks whether it went well. It does so in public: you can always watch.`,
            ),
          },
          { heading: text('Zo werkt het', 'How it works') },
        ),
        complaints: accordionBlock(
          {
            items: [
              {
                title: text('Ik ben het niet eens met een besluit', 'I disagree with a decision'),
                text: rich(
                  'Maak binnen zes weken bezwaar. In de brief met het besluit staat hoe dat gaat. Bel gerust eerst: vaak lossen we het zo op.',
                  'Object within six weeks. The letter with the decision says how. Feel free to call first: often we can sort it out right away.',
                ),
              },
              {
                title: text('Ik heb een klacht over een medewerker', 'I have a complaint about an employee'),
                text: rich(
                  'Dat horen we graag. De klachtencoördinator belt u binnen een week. Komt u er niet uit, dan kunt u naar de Nationale ombudsman.',
                  'We want to know. The complaints officer calls you within a week. If that does not help, you can go to the National Ombudsman.',
                ),
              },
            ],
          },
          { heading: text('Bezwaar en klachten', 'Objections and complaints') },
        ),
        vacancies: listBlock(
          {
            itemTypeNames: ['Vacancy'],
            itemFormGuid: formGuid('application'),
            defaultItemsPerPage: 6,
            view: 'compact',
            paging: 'none',
            showDate: false,
          },
          { heading: text('Vacatures', 'Vacancies'), anchor: 'vacatures' },
        ),
      },
    },
  });
};
