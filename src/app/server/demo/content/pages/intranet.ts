import { text } from '#platform/contract/localized.ts';
import { projectGroupRole } from '../../demo-role.ts';
import { accordionBlock, buttonRowBlock, cardsBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { dayAndDate, longDate } from '../demo-dates.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';

/** For everyone who is signed in. */
export const intranetPage: WritePage = (dates) => {
  const lunch = dayAndDate(dates.entrepreneursBreakfast);
  return demoPage('intranet', {
    title: text('Intranet', 'Intranet'),
    description: text(
      'Alleen voor wie is ingelogd: medewerkers, leden van wijkraden en projectgroepen.',
      'Only for those who are signed in: staff, and members of neighbourhood councils and project groups.',
    ),
    visibility: 'Users',
    layout: '25-50-25',
    options: { showSubMenu: true },
    blocks: {
      side: {
        people: textBlock(
          {
            text: rich(
              `**Servicebalie**: toestel 2200

              **Storing ict**: toestel 2255

              **Vertrouwenspersoon**: Nel Kodde, toestel 2270`,
              `**Service desk**: extension 2200

              **ICT faults**: extension 2255

              **Confidential adviser**: Nel Kodde, extension 2270`,
            ),
          },
          { heading: text('Bellen', 'Telephone'), headingLevel: 3, background: 'sheet' },
        ),
      },
      main: {
        welcome: textBlock({
          lead: text(
            'Welkom op het intranet van Vloedhaven. Deze pagina ziet u alleen als u bent ingelogd.',
            'Welcome to the intranet of Vloedhaven. You only see this page when you are signed in.',
          ),
          text: rich(
            `## Deze week

            - De garage onder het stadhuis is donderdag dicht. Kom met de fiets of de bus.
            - Het nieuwe telefoonboek staat klaar. Controleer uw eigen gegevens bij *Mijn account*.
            - Lunchlezing op ${lunch.nl} om 12.30 uur: wat de zee ons de komende honderd jaar gaat vragen.`,
            `## This week

            - The car park under the town hall is closed on Thursday. Come by bicycle or bus.
            - The new telephone directory is ready. Check your own details under *My account*.
            - Lunch lecture on ${lunch.en} at 12:30: what the sea will ask of us in the next hundred years.`,
          ),
        }),
        howto: accordionBlock(
          {
            items: [
              {
                title: text('Hoe wijzig ik een pagina?', 'How do I change a page?'),
                text: rich(
                  'Webredacteuren zien op elke pagina een knop *Bewerken*. Wat u daar doet, staat pas op de site als u op *Publiceren* drukt.',
                  'Web editors see an *Edit* button on every page. What you do there is on the site only after you press *Publish*.',
                ),
              },
              {
                title: text('Wie mag wat zien?', 'Who may see what?'),
                text: rich(
                  'Elke pagina en elk blok heeft een publiek: iedereen, ingelogde mensen, een groep of alleen beheerders.',
                  'Every page and every block has an audience: everyone, people who are signed in, a group, or admins only.',
                ),
              },
            ],
          },
          { heading: text('Werken met de site', 'Working with the site') },
        ),
        // Also among signed-in people not everyone sees everything: blocks have an audience of their own.
        admins: noticeBlock(
          {
            tone: 'warning',
            title: text('Alleen voor beheerders', 'For admins only'),
            text: rich(
              'Dit blok ziet u alleen als beheerder. Controleer elke maand wie er nog een account nodig heeft.',
              'You only see this block as an admin. Check every month who still needs an account.',
            ),
          },
          { visibility: 'Admin' },
        ),
      },
      'side-end': {
        group: cardsBlock(
          {
            variant: 'links',
            columns: 2,
            items: [
              {
                title: text('Projectgroep Havenkwartier', 'Harbour Quarter project group'),
                text: text('Alleen voor leden van de groep', 'For members of the group only'),
                href: to('project-group'),
              },
            ],
          },
          {
            heading: text('Mijn groepen', 'My groups'),
            headingLevel: 3,
            visibility: 'Roles',
            roleIds: [projectGroupRole.id],
          },
        ),
        note: noticeBlock({
          title: text('Nieuw hier?', 'New here?'),
          text: rich('Elke maandag om 10.00 uur is er een rondleiding.', 'There is a tour every Monday at 10:00.'),
        }),
      },
    },
  });
};

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
          title: text('Volgende overleg', 'Next meeting'),
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
