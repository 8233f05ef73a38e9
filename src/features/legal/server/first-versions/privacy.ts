import { text } from '#platform/contract/texts/localized.ts';
import { bullets, heading, link, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import type { LegalWords } from '../../contract/legal.ts';

export const privacy: LegalWords = {
  title: text('Privacyverklaring', 'Privacy statement'),
  body: richText(
    [
      paragraph(
        'U kunt deze website van {{platformName}} lezen zonder te zeggen wie u bent. Soms hebben we wel gegevens van u nodig, bijvoorbeeld als u een account maakt of een formulier invult. Hier leest u wat we bewaren, waarom en hoe lang.',
      ),
      heading(2, 'Welke gegevens we gebruiken'),
      bullets(
        'Als u een account hebt: uw naam, uw e-mailadres en wat u zelf in uw profiel zet.',
        'Als u een formulier invult of reageert: wat u daar opschrijft.',
        'Als u inlogt: het tijdstip, het adres van uw computer en het soort apparaat. Zo kunt u zien of iemand anders uw account gebruikt.',
        'Als er iets fout gaat op de site: een kort verslag van de fout, zonder uw naam.',
      ),
      heading(2, 'Waarom we dat doen'),
      paragraph(
        'We gebruiken uw gegevens alleen om te doen waar u om vraagt, om onze wettelijke taken uit te voeren en om de site veilig te houden. We verkopen uw gegevens nooit en gebruiken ze niet voor reclame.',
      ),
      heading(2, 'Wie uw gegevens ziet'),
      paragraph(
        'Alleen medewerkers die uw gegevens voor hun werk nodig hebben, kunnen ze zien. Wat andere leden van u zien, leest u in uw account onder Privacy. Bedrijven die voor ons werken mogen uw gegevens alleen gebruiken voor dat werk.',
      ),
      heading(2, 'Hoe we tellen'),
      paragraph(
        'Wij tellen hoe onze site wordt gelezen. Dat doen wij zelf, zonder cookies en zonder iets in uw browser op te slaan. Van uw internetadres en de naam van uw browser maken wij een getal, met een geheim dat wij elke nacht weggooien; adres en browser zelf bewaren wij daarvoor niet. Ook tellen wij hoe vaak een deel van een pagina in beeld was of werd gebruikt, waarop wordt gezocht en hoe ver formulieren worden ingevuld. Uit wat iemand zoekt laten wij e-mailadressen en lange nummers weg. Zo weten wij hoeveel bezoekers er op een dag zijn, en niet wie. Losse tellingen gaan na 48 uur weg en staan in geen reservekopie; daarna bewaren wij alleen aantallen. Vraagt uw browser niet gevolgd te worden, dan tellen wij u niet mee.',
      ),
      heading(2, 'Hoe lang we gegevens bewaren'),
      paragraph(
        'We bewaren gegevens niet langer dan nodig is of dan de wet zegt. Verwijdert u uw account, dan verwijderen we ook uw profiel.',
      ),
      heading(2, 'Uw rechten'),
      bullets(
        'U mag zien welke gegevens we van u hebben. In uw account kunt u ze downloaden.',
        'U mag gegevens laten verbeteren of verwijderen.',
        'U mag bezwaar maken tegen het gebruik van uw gegevens.',
        'U mag een toestemming altijd weer intrekken.',
      ),
      paragraph(
        'Neem hiervoor contact met ons op. Onze gegevens staan onder aan deze pagina. Komen we er samen niet uit, dan kunt u een klacht indienen bij de ',
        link('Autoriteit Persoonsgegevens', 'https://www.autoriteitpersoonsgegevens.nl'),
        '.',
      ),
      heading(2, 'Beveiliging'),
      paragraph(
        'De verbinding met deze site is versleuteld. Wachtwoorden bewaren we zo, dat ook wij ze niet kunnen lezen. Ziet u iets wat niet veilig lijkt? Meld het ons meteen.',
      ),
      paragraph('Welke cookies we gebruiken staat in de ', link('cookieverklaring', '/legal/cookie-statement/nl'), '.'),
    ],
    [
      paragraph(
        'You can read this website of {{platformName}} without saying who you are. Sometimes we do need details of you, for example when you make an account or fill in a form. Here you can read what we keep, why and for how long.',
      ),
      heading(2, 'Which data we use'),
      bullets(
        'If you have an account: your name, your e-mail address and what you put in your profile yourself.',
        'If you fill in a form or react: what you write there.',
        'If you sign in: the time, the address of your computer and the kind of device. That way you can see whether someone else uses your account.',
        'If something goes wrong on the site: a short report of the fault, without your name.',
      ),
      heading(2, 'Why we do that'),
      paragraph(
        'We only use your data to do what you ask for, to carry out our legal tasks and to keep the site safe. We never sell your data and do not use them for advertising.',
      ),
      heading(2, 'Who sees your data'),
      paragraph(
        'Only employees who need your data for their work can see them. What other members see of you is written in your account under Privacy. Companies that work for us may use your data for that work alone.',
      ),
      heading(2, 'How we count'),
      paragraph(
        'We count how our site is read. We do so ourselves, without cookies and without storing anything in your browser. Of your internet address and the name of your browser we make a number, with a secret that we throw away every night; for this we keep neither the address nor the browser. We also count how often a part of a page was in sight or used, what is searched for and how far forms are filled in. Of what somebody searches for we leave out mail addresses and long numbers. So we know how many visitors there are on a day, and not who. Single counts go after 48 hours and are in no backup; after that we keep numbers only. When your browser asks not to be followed, we do not count you.',
      ),
      heading(2, 'How long we keep data'),
      paragraph(
        'We keep data no longer than needed or than the law says. If you delete your account, we delete your profile too.',
      ),
      heading(2, 'Your rights'),
      bullets(
        'You may see which data we have about you. You can download them in your account.',
        'You may have data corrected or deleted.',
        'You may object to the use of your data.',
        'You may take back a consent at any time.',
      ),
      paragraph(
        'Please contact us for this. You find our details at the foot of this page. If we cannot agree, you can complain to the ',
        link('Dutch Data Protection Authority', 'https://www.autoriteitpersoonsgegevens.nl/en'),
        '.',
      ),
      heading(2, 'Security'),
      paragraph(
        'The connection to this site is encrypted. We keep passwords in such a way that we cannot read them either. Do you see something that does not look safe? Please tell us at once.',
      ),
      paragraph(
        'Which cookies we use is written in the ',
        link('cookie statement', '/en/legal/cookie-statement/en'),
        '.',
      ),
    ],
  ),
};
