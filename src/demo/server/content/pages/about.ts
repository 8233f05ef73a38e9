import { text } from '#platform/contract/texts/localized.ts';
import { buttonRowBlock, countersBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { longDate } from '../demo-dates.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';

export const aboutPage: WritePage = (dates) => {
  const checked = longDate(dates.daysAgo(10));
  return demoPage('about', {
    title: text('Over deze website', 'About this website'),
    description: text(
      'Voor wie deze site is gemaakt, hoe toegankelijk hij is en wat we van u weten.',
      'For whom this site was made, how accessible it is and what we know about you.',
    ),
    layout: '75-25',
    options: { showSubMenu: true },
    blocks: {
      main: {
        demo: noticeBlock({
          title: text('Dit is een voorbeeld.', 'This is an example.'),
          text: rich(
            'Vloedhaven bestaat niet. Alle namen, bedragen, telefoonnummers en berichten zijn verzonnen om te laten zien wat Plein kan.',
            'Vloedhaven does not exist. All names, amounts, telephone numbers and messages were made up to show what Plein can do.',
          ),
        }),
        accessibility: textBlock(
          {
            text: rich(
              `Iedereen moet deze site kunnen gebruiken. Daarom:

              - werkt alles met het toetsenbord en met een voorleesprogramma;
              - kunt u de tekst vergroten tot 200 procent zonder dat er iets wegvalt;
              - hebben letters en achtergrond genoeg contrast, ook in de donkere weergave;
              - schrijven we in gewone taal, op niveau B1.

              We toetsen de site aan de richtlijn WCAG 2.2, niveau AA. De laatste controle was op ${checked.nl}. Vindt u toch een drempel? [Laat het ons weten](contact#bericht), dan lossen we het op.`,
              `Everyone should be able to use this site. That is why:

              - everything works with a keyboard and with a screen reader;
              - you can enlarge the text to 200 per cent and nothing goes missing;
              - letters and background have enough contrast, also in the dark view;
              - we write in plain language, at level B1.

              We hold the site against the guideline WCAG 2.2, level AA. The last check was on ${checked.en}. Did you find an obstacle? [Let us know](contact#bericht) and we will mend it.`,
            ),
          },
          { heading: text('Toegankelijkheid', 'Accessibility'), anchor: 'toegankelijkheid' },
        ),
        privacy: textBlock(
          {
            text: rich(
              `We houden bij hoe vaak een pagina wordt bekeken, niet door wie. Er is geen cookie die u volgt, en we delen niets met adverteerders.

              Doet u mee met een project of stuurt u een bericht? Dan bewaren we uw gegevens niet langer dan nodig is om u antwoord te geven.`,
              `We count how often a page is viewed, not by whom. No cookie follows you, and we share nothing with advertisers.

              Do you take part in a project or send a message? Then we keep your data no longer than we need to answer you.`,
            ),
          },
          { heading: text('Privacy en cookies', 'Privacy and cookies'), anchor: 'privacy' },
        ),
        figures: countersBlock(
          {
            figures: [
              { value: 31_420, label: text('inwoners', 'residents') },
              { value: 46.5, decimals: 1, suffix: text(' km', ' km'), label: text('dijk', 'of dike') },
              { value: 7, label: text('dorpen en wijken', 'villages and quarters') },
            ],
          },
          { heading: text('Vloedhaven in cijfers', 'Vloedhaven in figures') },
        ),
        pictures: textBlock(
          {
            text: rich(
              'Alle tekeningen op deze site zijn door een programma gemaakt, in de kleuren van de gemeente. Ze hebben allemaal dezelfde horizon, op 62 procent van de hoogte. ’s Nachts gaan de lampen aan: kies onder aan de pagina de donkere weergave.',
              'All drawings on this site were made by a program, in the colours of the municipality. They all share one horizon, at 62 per cent of their height. At night the lamps go on: choose the dark view at the bottom of the page.',
            ),
          },
          { heading: text('De tekeningen', 'The drawings') },
        ),
      },
      side: {
        blocks: buttonRowBlock({
          buttons: [
            {
              label: text('Bekijk alle bouwstenen', 'See all building blocks'),
              href: to('building-blocks'),
              look: 'primary',
            },
          ],
        }),
        editors: textBlock(
          {
            text: rich(
              `De webredactie van de gemeente.

              [Mail de redactie](mailto:redactie@vloedhaven.example)`,
              `The web editors of the municipality.

              [E-mail the editors](mailto:redactie@vloedhaven.example)`,
            ),
          },
          { heading: text('Wie maakt deze site?', 'Who makes this site?'), headingLevel: 3, background: 'sheet' },
        ),
      },
    },
  });
};
