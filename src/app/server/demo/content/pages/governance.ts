import { text } from '#platform/contract/localized.ts';
import { decoration } from '../block-pictures.ts';
import { accordionBlock, buttonRowBlock, cardsBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { dayAndDate } from '../demo-dates.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';
import { helpBlock } from '../town-hall.ts';

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
              picture: decoration('library'),
            },
            {
              title: text('Gemeenteraad', 'Municipal council'),
              text: text(
                '27 raadsleden, gekozen door de inwoners. De raad beslist.',
                '27 councillors, elected by the residents. The council decides.',
              ),
              href: to('council'),
              picture: decoration('market'),
            },
            {
              title: text('Documenten', 'Documents'),
              text: text(
                'Begroting, regels, plannen en besluiten om te lezen.',
                'Budget, rules, plans and decisions to read.',
              ),
              href: to('documents'),
              picture: decoration('cargo'),
            },
          ],
        }),
        next: noticeBlock({
          tone: 'now',
          title: text('Volgende raadsvergadering', 'Next council meeting'),
          text: rich(
            `${capital(meeting.nl)} om 20.00 uur, over de begroting van ${dates.year + 1}. U bent welkom in de raadzaal en kunt [inspreken](council#inspreken).`,
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
      },
    },
  });
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const executivePage: WritePage = () =>
  demoPage('executive', {
    title: text('College van burgemeester en wethouders', 'Mayor and aldermen'),
    description: text(
      'De burgemeester en drie wethouders vormen samen het dagelijks bestuur van Vloedhaven.',
      'The mayor and three aldermen together form the daily board of Vloedhaven.',
    ),
    layout: '75-25',
    options: { showSubMenu: true },
    blocks: {
      main: {
        members: textBlock({
          text: rich(
            `| Naam | Functie | Onderwerpen |
            | Hanneke Verbruggen | burgemeester | openbare orde, communicatie, haven |
            | Rachid Benali | wethouder | wonen, Havenkwartier, jeugd |
            | Ellen de Waard | wethouder | verkeer, groen, water |
            | Pieter Krijger | wethouder | geld, economie, cultuur |
            | Ineke Stam | gemeentesecretaris | leidt de organisatie |`,
            `| Name | Role | Subjects |
            | Hanneke Verbruggen | mayor | public order, communication, harbour |
            | Rachid Benali | alderman | housing, Harbour Quarter, youth |
            | Ellen de Waard | alderman | traffic, green, water |
            | Pieter Krijger | alderman | finance, economy, culture |
            | Ineke Stam | municipal secretary | leads the organisation |`,
          ),
        }),
        meeting: textBlock(
          {
            text: rich(
              `Het college vergadert elke dinsdagochtend. De besluiten staan op woensdag online, in gewone taal.

              ## Spreekuur van de burgemeester

              Elke eerste maandag van de maand, van 16.00 tot 18.00 uur, in wisselende buurthuizen. U hoeft geen afspraak te maken.`,
              `The mayor and aldermen meet every Tuesday morning. Their decisions are online on Wednesday, in plain language.

              ## The mayor’s surgery

              Every first Monday of the month, from 16:00 to 18:00, each time in another community centre. You need no appointment.`,
            ),
          },
          { heading: text('Vergaderingen en spreekuur', 'Meetings and surgery') },
        ),
        agreement: textBlock(
          {
            text: rich(
              `In het coalitieakkoord *Met de stroom mee* staan drie doelen:

              1. **Wonen**: 900 nieuwe woningen, waarvan 420 in het [Havenkwartier](harbour-quarter).
              2. **Water**: dijken en straten die tegen hoog water en hoosbuien kunnen.
              3. **Dichtbij**: een balie in elk dorp en antwoord binnen twee werkdagen.`,
              `The coalition agreement *With the current* has three aims:

              1. **Homes**: 900 new homes, of which 420 in the [Harbour Quarter](harbour-quarter).
              2. **Water**: dikes and streets that can stand high water and downpours.
              3. **Close by**: a desk in every village, and an answer within two working days.`,
            ),
          },
          { heading: text('Wat het college wil', 'What they aim for') },
        ),
      },
      side: {
        council: buttonRowBlock({
          buttons: [{ label: text('Naar de gemeenteraad', 'To the council'), href: to('council') }],
        }),
        help: helpBlock('Wilt u een wethouder spreken?', 'Would you like to speak to an alderman?'),
      },
    },
  });

export const councilPage: WritePage = (dates) => {
  const meeting = dayAndDate(dates.councilMeeting);
  return demoPage('council', {
    title: text('Gemeenteraad', 'Municipal council'),
    description: text(
      'De raad heeft 27 leden uit vijf partijen en beslist over de grote lijnen.',
      'The council has 27 members from five parties and decides on the main lines.',
    ),
    layout: '25-75',
    options: { showSubMenu: true },
    blocks: {
      side: {
        live: noticeBlock({
          tone: 'now',
          title: text('Eerstvolgende vergadering', 'Next meeting'),
          text: rich(`${capital(meeting.nl)}, 20.00 uur.`, `${meeting.en}, 20:00.`),
        }),
        clerk: textBlock(
          {
            text: rich(
              `De griffie helpt de raad en beantwoordt uw vragen.

              [griffie@vloedhaven.example](mailto:griffie@vloedhaven.example)`,
              `The council’s office helps the council and answers your questions.

              [griffie@vloedhaven.example](mailto:griffie@vloedhaven.example)`,
            ),
          },
          { heading: text('Griffie', 'Council’s office'), headingLevel: 3, background: 'sheet' },
        ),
      },
      main: {
        seats: textBlock(
          {
            text: rich(
              `| Partij | Zetels | Fractievoorzitter |
              | Vloedhaven Vooruit | 7 | Linda Maas |
              | Groen aan Zee | 6 | Jelle Hoekstra |
              | Havenbelang | 5 | Corrie van Sluijs |
              | Sociaal Vloedhaven | 5 | Mehmet Yıldız |
              | Dorpen Samen | 4 | Arie Wouters |`,
              `| Party | Seats | Leader |
              | Vloedhaven Vooruit | 7 | Linda Maas |
              | Groen aan Zee | 6 | Jelle Hoekstra |
              | Havenbelang | 5 | Corrie van Sluijs |
              | Sociaal Vloedhaven | 5 | Mehmet Yıldız |
              | Dorpen Samen | 4 | Arie Wouters |`,
            ),
          },
          { heading: text('Zetels', 'Seats') },
        ),
        meetings: textBlock(
          {
            text: rich(
              `De raad vergadert op donderdagavond om 20.00 uur in de raadzaal. U kunt erbij zijn, live meekijken of de vergadering later terugzien. De stukken staan een week van tevoren bij de [documenten](documents#raad).`,
              `The council meets on Thursday evenings at 20:00 in the council chamber. You can be there, watch live, or watch it later. The papers are among the [documents](documents#raad) a week before.`,
            ),
          },
          { heading: text('Vergaderingen', 'Meetings'), anchor: 'vergaderingen' },
        ),
        speak: textBlock(
          {
            text: rich(
              `Wilt u de raad iets vertellen over een onderwerp op de agenda?

              1. Meld u aan bij de griffie, uiterlijk de dag van de vergadering om 12.00 uur.
              2. U krijgt drie minuten. De raadsleden mogen daarna vragen stellen.
              3. Komt u liever niet zelf? Stuur dan een brief. Alle raadsleden lezen die.`,
              `Would you like to tell the council something about a subject on its agenda?

              1. Sign up with the council’s office, no later than 12:00 on the day of the meeting.
              2. You get three minutes. After that councillors may ask questions.
              3. Rather not come yourself? Then send a letter. All councillors read it.`,
            ),
          },
          { heading: text('Inspreken', 'Speaking'), anchor: 'inspreken' },
        ),
        onward: buttonRowBlock({
          buttons: [
            {
              label: text('Inspreken aanvragen', 'Ask to speak'),
              href: 'mailto:griffie@vloedhaven.example',
              look: 'primary',
            },
            { label: text('Stukken van de raad', 'Council papers'), href: to('documents', 'raad') },
          ],
        }),
      },
    },
  });
};
