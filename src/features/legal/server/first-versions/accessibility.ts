import { text } from '#platform/contract/texts/localized.ts';
import { bullets, heading, link, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import type { LegalWords } from '../../contract/legal.ts';

export const accessibility: LegalWords = {
  title: text('Toegankelijkheid', 'Accessibility'),
  body: richText(
    [
      paragraph(
        'Iedereen moet deze website van {{platformName}} kunnen gebruiken: ook wie slecht ziet, niet hoort, geen muis kan gebruiken of moeite heeft met lezen. We volgen daarvoor de internationale richtlijnen ',
        link('WCAG 2.2, niveau AA', 'https://www.w3.org/TR/WCAG22/'),
        '.',
      ),
      heading(2, 'Wat we doen'),
      bullets(
        'De site werkt met alleen een toetsenbord en met een schermlezer.',
        'Teksten zijn zo duidelijk mogelijk geschreven en goed te vergroten.',
        'U kunt de site licht of donker zien, en hij luistert naar de instellingen van uw apparaat.',
        'Pagina’s zijn te lezen zonder JavaScript.',
        'Tijdens het schrijven krijgen onze redacteuren een melding als iets niet toegankelijk is.',
      ),
      heading(2, 'Wat nog beter kan'),
      paragraph(
        'Niet alles is al goed. Documenten die wij van anderen krijgen zijn soms moeilijk te lezen met een schermlezer. Vraag ons dan om een andere vorm.',
      ),
      heading(2, 'Werkt er iets niet?'),
      paragraph(
        'Laat het ons weten. Onze gegevens staan onder aan deze pagina. Vertel om welke pagina het gaat en wat er misging. U krijgt binnen vijf werkdagen antwoord.',
      ),
      paragraph(
        'Bent u niet tevreden met ons antwoord, dan kunt u een klacht indienen bij de ',
        link('Nationale ombudsman', 'https://www.nationaleombudsman.nl'),
        '.',
      ),
    ],
    [
      paragraph(
        'Everyone must be able to use this website of {{platformName}}: also those who see badly, do not hear, cannot use a mouse or find reading difficult. For this we follow the international guidelines ',
        link('WCAG 2.2, level AA', 'https://www.w3.org/TR/WCAG22/'),
        '.',
      ),
      heading(2, 'What we do'),
      bullets(
        'The site works with a keyboard alone and with a screen reader.',
        'Texts are written as clearly as possible and can be enlarged.',
        'You can see the site light or dark, and it listens to the settings of your device.',
        'Pages can be read without JavaScript.',
        'While they write, our editors are told when something is not accessible.',
      ),
      heading(2, 'What can still be better'),
      paragraph(
        'Not everything is right yet. Documents that we get from others are sometimes hard to read with a screen reader. Please ask us for another form.',
      ),
      heading(2, 'Does something not work?'),
      paragraph(
        'Please tell us. You find our details at the foot of this page. Say which page it is about and what went wrong. You get an answer within five working days.',
      ),
      paragraph(
        'If you are not satisfied with our answer, you can complain to the ',
        link('National Ombudsman', 'https://www.nationaleombudsman.nl'),
        ' of the Netherlands.',
      ),
    ],
  ),
};
