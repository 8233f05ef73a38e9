import { text } from '#platform/contract/texts/localized.ts';
import { projectGroupRole, staffRole } from '../../demo-role.ts';
import { accordionBlock, cardsBlock, membersBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { dayAndDate } from '../demo-dates.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { goneAddress } from '../demo-upkeep.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';

/** For staff, and for the groups that work with them: not for everyone who registers. */
export const intranetPage: WritePage = (dates) => {
  const lunch = dayAndDate(dates.entrepreneursBreakfast);
  return demoPage('intranet', {
    title: text('Intranet', 'Intranet'),
    description: text(
      'Alleen voor medewerkers en leden van projectgroepen.',
      'Only for staff and members of project groups.',
    ),
    visibility: 'Roles',
    roleIds: [staffRole.id, projectGroupRole.id],
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
            'Welkom op het intranet van Vloedhaven. Deze pagina is voor medewerkers en projectgroepen.',
            'Welcome to the intranet of Vloedhaven. This page is for staff and project groups.',
          ),
          text: rich(
            `## Deze week

            - De garage onder het stadhuis is donderdag dicht. Kom met de fiets of de bus.
            - De foto’s van het personeelsuitje [staan klaar](${goneAddress}).
            - Het nieuwe telefoonboek staat klaar. Controleer uw eigen gegevens bij *Mijn account*.
            - Lunchlezing op ${lunch.nl} om 12.30 uur: wat de zee ons de komende honderd jaar gaat vragen.`,
            `## This week

            - The car park under the town hall is closed on Thursday. Come by bicycle or bus.
            - The photos of the staff outing [are ready](${goneAddress}).
            - The new telephone directory is ready. Check your own details under *My account*.
            - Lunch lecture on ${lunch.en} at 12:30: what the sea will ask of us in the next hundred years.`,
          ),
        }),
        colleagues: membersBlock(
          { view: 'rows', itemsPerPage: 12 },
          { heading: text('Wie is wie', 'Who is who'), anchor: 'wie-is-wie' },
        ),
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
            title: text('Alleen voor beheerders.', 'For admins only.'),
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
