import { text } from '#platform/contract/texts/localized.ts';
import { bullets, heading, link, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import type { LegalWords } from '../../contract/legal.ts';

export const termsOfUse: LegalWords = {
  title: text('Gebruiksvoorwaarden', 'Terms of use'),
  body: richText(
    [
      paragraph(
        'Dit zijn de regels voor het gebruik van deze website van {{platformName}}. Ze gelden voor iedereen die de site bezoekt. Hebt u een account, dan vragen we u om akkoord te gaan.',
      ),
      heading(2, 'Wat u van ons mag verwachten'),
      bullets(
        'We zorgen dat de informatie op de site zo goed mogelijk klopt. Ziet u een fout? Laat het ons weten.',
        'We doen ons best om de site altijd te laten werken. Soms is onderhoud nodig en is de site even weg.',
        'We gaan zorgvuldig om met uw gegevens. Hoe, dat leest u in de privacyverklaring.',
      ),
      heading(2, 'Wat we van u verwachten'),
      bullets(
        'U geeft gegevens op die kloppen.',
        'U houdt uw wachtwoord voor uzelf en laat niemand anders uw account gebruiken.',
        'U plaatst niets wat verboden, beledigend of discriminerend is, en geen reclame.',
        'U plaatst geen persoonlijke gegevens van anderen zonder dat zij dat goed vinden.',
        'U plaatst alleen teksten en beelden die van uzelf zijn of die u mag gebruiken.',
        'U probeert de site niet te verstoren en komt niet op plekken waar u geen toegang toe hebt.',
      ),
      heading(2, 'Wat u plaatst'),
      paragraph(
        'Een reactie, idee of bericht van u blijft van u. U geeft ons toestemming om het op deze site te laten zien. Houdt een bericht zich niet aan deze regels, dan mogen we het aanpassen of weghalen.',
      ),
      heading(2, 'Uw account'),
      paragraph(
        'U kunt uw account op elk moment verwijderen. Houdt iemand zich niet aan de regels, dan kunnen we een account tijdelijk of voor altijd sluiten. We vertellen u dan waarom. Bent u het er niet mee eens, neem dan contact met ons op.',
      ),
      heading(2, 'Als er iets misgaat'),
      paragraph(
        'Aan de informatie op deze site kunt u geen rechten ontlenen, behalve als de wet dat zegt. Is iets belangrijk voor u, vraag het dan na. De site verwijst soms naar andere websites. Voor wat daar staat zijn wij niet verantwoordelijk.',
      ),
      heading(2, 'Veranderingen'),
      paragraph(
        'We kunnen deze voorwaarden aanpassen. Elke versie heeft een nummer en een datum, en oudere versies blijven te lezen. Hebt u een account, dan vragen we u bij een nieuwe versie opnieuw om akkoord te gaan.',
      ),
      paragraph(
        'Op deze voorwaarden is het Nederlandse recht van toepassing. Lees ook de ',
        link('privacyverklaring', '/legal/privacy/nl'),
        '.',
      ),
    ],
    [
      paragraph(
        'These are the rules for using this website of {{platformName}}. They hold for everyone who visits the site. If you have an account, we ask you to agree to them.',
      ),
      heading(2, 'What you may expect of us'),
      bullets(
        'We see to it that the information on the site is as correct as possible. Do you see a mistake? Please tell us.',
        'We do our best to keep the site working. Sometimes maintenance is needed and the site is away for a while.',
        'We handle your data with care. You can read how in the privacy statement.',
      ),
      heading(2, 'What we expect of you'),
      bullets(
        'The details you give are correct.',
        'You keep your password to yourself and let nobody else use your account.',
        'You post nothing that is forbidden, insulting or discriminating, and no advertisements.',
        'You post no personal details of others unless they agree.',
        'You only post texts and pictures that are your own or that you are allowed to use.',
        'You do not try to disturb the site, and do not enter places that are not open to you.',
      ),
      heading(2, 'What you post'),
      paragraph(
        'A reaction, idea or message of yours remains yours. You allow us to show it on this site. If a message does not keep to these rules, we may change it or take it away.',
      ),
      heading(2, 'Your account'),
      paragraph(
        'You can delete your account at any moment. If someone does not keep to the rules, we can close an account for a while or for good. We then tell you why. If you do not agree, please contact us.',
      ),
      heading(2, 'If something goes wrong'),
      paragraph(
        'No rights can be derived from the information on this site, except where the law says so. If something is important to you, please check it with us. The site sometimes points to other websites. We are not responsible for what they say.',
      ),
      heading(2, 'Changes'),
      paragraph(
        'We may change these terms. Each version has a number and a date, and older versions can still be read. If you have an account, we ask you to agree again when there is a new version.',
      ),
      paragraph(
        'Dutch law applies to these terms. Please read the ',
        link('privacy statement', '/en/legal/privacy/en'),
        ' too.',
      ),
    ],
  ),
};
