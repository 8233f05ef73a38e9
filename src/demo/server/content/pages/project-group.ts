import { text } from '#platform/contract/texts/localized.ts';
import { projectGroupRole } from '../../demo-role.ts';
import { buttonRowBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { dayAndDate, longDate } from '../demo-dates.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';

/** For one role: the members of a project. */
export const projectGroupPage: WritePage = (dates) => {
  const meeting = dayAndDate(dates.readingHour);
  const deadline = longDate(dates.ideasUntil);
  return demoPage('project-group', {
    title: text('Projectgroep Havenkwartier', 'Harbour Quarter project group'),
    description: text(
      'De werkruimte van de projectgroep. Alleen leden van de groep zien deze pagina.',
      'The project group’s workspace. Only members of the group see this page.',
    ),
    visibility: 'Roles',
    roleIds: [projectGroupRole.id],
    editPermission: 'Roles',
    editRoles: [projectGroupRole.id],
    layout: '75-25',
    blocks: {
      main: {
        meeting: noticeBlock({
          tone: 'now',
          title: text('Volgende overleg:', 'Next meeting:'),
          text: rich(`${meeting.nl}, 13.00 uur, Loods 4.`, `${meeting.en}, 13:00, Shed 4.`),
        }),
        actions: textBlock(
          {
            text: rich(
              `| Wie | Wat | Wanneer |
              | Yara | Ideeën lezen en indelen op onderwerp | ${deadline.nl} |
              | Noor | Buren van de Werfkade bellen | volgende overleg |
              | Joris | Pagina met ideeën bijwerken | elke vrijdag |
              | Rachid | Gesprek met woningcorporatie Zilt | volgende overleg |`,
              `| Who | What | When |
              | Yara | Read the ideas and sort them by subject | ${deadline.en} |
              | Noor | Call the neighbours on the Werfkade | next meeting |
              | Joris | Update the page with ideas | every Friday |
              | Rachid | Talk with housing association Zilt | next meeting |`,
            ),
          },
          { heading: text('Actielijst', 'Action list') },
        ),
        decisions: textBlock(
          {
            text: rich(
              `1. Loods 4 blijft open voor de buurt zolang er niet gebouwd wordt.
              2. We plaatsen elk idee, ook als we het er niet mee eens zijn.
              3. Drie ontwerpers krijgen dezelfde opdracht en hetzelfde bedrag.`,
              `1. Shed 4 stays open to the neighbourhood until building starts.
              2. We publish every idea, also when we disagree.
              3. Three designers get the same task and the same fee.`,
            ),
          },
          { heading: text('Besluiten', 'Decisions') },
        ),
        links: buttonRowBlock({
          buttons: [
            {
              label: text('Openbare projectpagina', 'Public project page'),
              href: to('harbour-quarter'),
              look: 'primary',
            },
            { label: text('Alle ideeën', 'All ideas'), href: to('ideas') },
          ],
        }),
      },
      side: {
        members: textBlock(
          {
            text: rich(
              `- Yara de Bruin, projectleider
              - Noor van Dijk, bewoner
              - Joris Bakker, webredactie
              - Rachid Benali, wethouder`,
              `- Yara de Bruin, project manager
              - Noor van Dijk, resident
              - Joris Bakker, web editor
              - Rachid Benali, alderman`,
            ),
          },
          { heading: text('Leden', 'Members'), headingLevel: 3, background: 'sheet' },
        ),
      },
    },
  });
};
