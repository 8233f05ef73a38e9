import { text } from '#platform/contract/texts/localized.ts';
import { heading, link, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import type { LegalWords } from '../../contract/legal.ts';

/** The choice and the table of cookies follow by themselves, from what is really used. */
export const cookieStatement: LegalWords = {
  title: text('Cookieverklaring', 'Cookie statement'),
  body: richText(
    [
      paragraph(
        'Een cookie is een klein bestand dat een website op uw apparaat bewaart. Op deze website van {{platformName}} gebruiken we cookies om de site te laten werken. Andere cookies gebruiken we alleen als u dat goed vindt.',
      ),
      heading(2, 'Zo vragen we het'),
      paragraph(
        'Gebruikt de site cookies die niet nodig zijn, dan vragen we u eerst of dat mag. Zolang u niet hebt gekozen, laden we niets van anderen. Weigeren is net zo makkelijk als toestaan, en de site werkt ook als u weigert. Na een half jaar kunnen we het opnieuw vragen.',
      ),
      paragraph(
        'Hoe we verder met uw gegevens omgaan staat in de ',
        link('privacyverklaring', '/legal/privacy/nl'),
        '.',
      ),
    ],
    [
      paragraph(
        'A cookie is a small file that a website keeps on your device. On this website of {{platformName}} we use cookies to make the site work. We only use other cookies if you agree.',
      ),
      heading(2, 'How we ask'),
      paragraph(
        'If the site uses cookies that are not needed, we first ask whether we may. As long as you have not chosen, we load nothing of others. Refusing is as easy as allowing, and the site works if you refuse too. After half a year we may ask again.',
      ),
      paragraph(
        'How else we handle your data is written in the ',
        link('privacy statement', '/en/legal/privacy/en'),
        '.',
      ),
    ],
  ),
};
