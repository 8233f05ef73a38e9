import { text } from '#platform/contract/texts/localized.ts';
import { bullets, heading, link, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import type { LegalWords } from '../../contract/legal.ts';

/**
 * In the order of the Dutch model statement: organisation and scope, status, standard, research, findings, contact,
 * sign-off, register. It claims no more than a site knows that nobody has examined yet; the platform writes the rest.
 */
export const accessibility: LegalWords = {
  title: text('Toegankelijkheid', 'Accessibility'),
  body: richText(
    [
      paragraph(
        'Iedereen moet deze website van {{platformName}} kunnen gebruiken: ook wie slecht ziet, niet hoort, geen muis kan gebruiken of moeite heeft met lezen. {{platformName}} is verantwoordelijk voor deze verklaring en streeft ernaar dat de website voldoet aan het ',
        link('Besluit digitale toegankelijkheid overheid', 'https://wetten.overheid.nl/BWBR0040936/'),
        '. De verklaring geldt voor deze website, met alles wat er op dit adres staat.',
      ),
      heading(2, 'Nalevingsstatus'),
      paragraph('Status C: eerste maatregelen genomen. De website is nog niet volledig onderzocht.'),
      paragraph('De status is een van deze vijf:'),
      bullets(
        'A: voldoet volledig',
        'B: voldoet gedeeltelijk',
        'C: eerste maatregelen genomen',
        'D: voldoet niet',
        'E: geen toegankelijkheidsverklaring',
      ),
      heading(2, 'Norm'),
      paragraph(
        'De norm is EN 301 549. Daarin staan de internationale richtlijnen ',
        link('WCAG', 'https://www.w3.org/TR/WCAG22/'),
        ', niveau A en AA.',
      ),
      heading(2, 'Onderzoek'),
      paragraph(
        'Er is nog geen onafhankelijk onderzoek van deze website. Zodra het er is, staat hier wie het deed, wanneer, en waar het rapport te lezen is.',
      ),
      heading(2, 'Wat we doen'),
      bullets(
        'De site werkt met alleen een toetsenbord en met een schermlezer.',
        'Teksten zijn zo duidelijk mogelijk geschreven en goed te vergroten.',
        'U kunt de site licht of donker zien, en hij luistert naar de instellingen van uw apparaat.',
        'Pagina’s zijn te lezen zonder JavaScript.',
      ),
      heading(2, 'Wat nog niet voldoet'),
      paragraph(
        'Van elke afwijking hoort hier te staan wat de oorzaak en het gevolg is, welke maatregel we nemen en wanneer die klaar is. Bekend is dit:',
      ),
      bullets(
        'Documenten die wij van anderen krijgen. Oorzaak: wij maken ze niet zelf. Gevolg: ze zijn soms moeilijk te lezen met een schermlezer. Maatregel: vraag ons om een andere vorm, u krijgt die.',
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
      heading(2, 'Ondertekening en register'),
      paragraph(
        'Het bestuur van {{platformName}} ondertekent deze verklaring wanneer de website is onderzocht. Verklaringen van overheden staan in het ',
        link('register van toegankelijkheidsverklaringen', 'https://www.toegankelijkheidsverklaring.nl/register'),
        '.',
      ),
    ],
    [
      paragraph(
        'Everyone must be able to use this website of {{platformName}}: also those who see badly, do not hear, cannot use a mouse or find reading difficult. {{platformName}} is responsible for this statement and strives for a website that complies with the Dutch ',
        link('decree on digital accessibility of government', 'https://wetten.overheid.nl/BWBR0040936/'),
        '. The statement holds for this website, with everything at this address.',
      ),
      heading(2, 'Compliance status'),
      paragraph('Status C: first measures taken. The website has not been fully examined yet.'),
      paragraph('The status is one of these five:'),
      bullets(
        'A: fully compliant',
        'B: partially compliant',
        'C: first measures taken',
        'D: not compliant',
        'E: no accessibility statement',
      ),
      heading(2, 'Standard'),
      paragraph(
        'The standard is EN 301 549. It contains the international guidelines ',
        link('WCAG', 'https://www.w3.org/TR/WCAG22/'),
        ', levels A and AA.',
      ),
      heading(2, 'Research'),
      paragraph(
        'There has been no independent audit of this website yet. As soon as there is one, you can read here who did it, when, and where the report is.',
      ),
      heading(2, 'What we do'),
      bullets(
        'The site works with a keyboard alone and with a screen reader.',
        'Texts are written as clearly as possible and can be enlarged.',
        'You can see the site light or dark, and it listens to the settings of your device.',
        'Pages can be read without JavaScript.',
      ),
      heading(2, 'What does not comply yet'),
      paragraph(
        'Of each deviation this place says its cause and its effect, the measure that we take and when that is done. This is known:',
      ),
      bullets(
        'Documents that we get from others. Cause: we do not make them ourselves. Effect: they are sometimes hard to read with a screen reader. Measure: ask us for another form, and you get it.',
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
      heading(2, 'Sign-off and register'),
      paragraph(
        'The board of {{platformName}} signs this statement when the website has been examined. Statements of governments stand in the ',
        link('register of accessibility statements', 'https://www.toegankelijkheidsverklaring.nl/register'),
        '.',
      ),
    ],
  ),
};
