import {
  type FindingInput,
  StatementSettings,
} from '#features/accessibility-statement/contract/accessibility-statement.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { addDays, calendarDay } from '#platform/contract/time/calendar-day.ts';
import { defaultTimeZone } from '#platform/contract/time/time-zone.ts';
import { mailAddress, telephone } from './town-hall.ts';

/** A statement as a town has it after its first audit: partly there, and it says what is missing. */
export function demoStatement(now: Date): { settings: StatementSettings; findings: FindingInput[] } {
  const day = (from: number) => addDays(calendarDay(now, defaultTimeZone), from);
  const settings = StatementSettings.parse({
    organisation: 'Gemeente Vloedhaven',
    domains: ['www.vloedhaven.example'],
    status: 'B',
    auditedBy: 'Bureau Zonder Drempels',
    auditedOn: day(-150),
    reportUrl: 'https://www.vloedhaven.example/onderzoek-toegankelijkheid',
    contactEmail: mailAddress,
    contactPhone: telephone,
    signedBy: 'M. Adriaanse',
    signedAs: 'gemeentesecretaris',
    signedOn: day(-120),
    registerUrl: 'https://www.toegankelijkheidsverklaring.nl/register',
  });
  const found = { foundOn: day(-150), source: 'Audit', solvedOn: null } as const;
  const findings: FindingInput[] = [
    {
      ...found,
      what: text('Oude documenten zonder opmaak voor schermlezers', 'Old documents without structure', {
        de: 'Alte Dokumente ohne Struktur für Screenreader',
        ar: 'وثائق قديمة بلا بنية لقارئات الشاشة',
      }),
      place: text('Raadsstukken van vóór 2019', 'Papers of the council of before 2019', {
        de: 'Ratsunterlagen von vor 2019',
        ar: 'أوراق المجلس قبل عام 2019',
      }),
      criteria: ['1.1.1', '1.3.1'],
      cause: text('Ze zijn gescand van papier.', 'They were scanned from paper.', {
        de: 'Sie wurden von Papier eingescannt.',
        ar: 'صُوِّرت عن الورق.',
      }),
      effect: text('Een schermlezer leest er niets van voor.', 'A screen reader reads nothing of them aloud.', {
        de: 'Ein Screenreader liest nichts davon vor.',
        ar: 'لا يقرأ قارئ الشاشة منها شيئًا.',
      }),
      measure: text(
        'Vraag ons om een stuk: u krijgt het binnen een week als leesbare tekst.',
        'Ask us for a paper: within a week you get it as readable text.',
        {
          de: 'Fragen Sie nach einem Dokument: Sie erhalten es innerhalb einer Woche als lesbaren Text.',
          ar: 'اطلب منا الوثيقة: تصلك خلال أسبوع نصًا مقروءًا.',
        },
      ),
      plannedOn: null,
    },
    {
      ...found,
      what: text('Filmpjes zonder beschrijving van wat er te zien is', 'Films without a description of what is seen', {
        de: 'Filme ohne Beschreibung des Gezeigten',
        ar: 'مقاطع بلا وصف لما يُرى فيها',
      }),
      place: text('Projecten in de Havenwijk', 'Projects in the Harbour Quarter', {
        de: 'Projekte im Hafenviertel',
        ar: 'مشاريع حي الميناء',
      }),
      criteria: ['1.2.5'],
      cause: text(
        'De filmpjes zijn gemaakt zonder gesproken uitleg.',
        'The films were made without spoken explanation.',
        {
          de: 'Die Filme wurden ohne gesprochene Erklärung gemacht.',
          ar: 'صُنعت المقاطع بلا شرح منطوق.',
        },
      ),
      effect: text('Wie slecht ziet, mist een deel van het verhaal.', 'Who sees badly misses a part of the story.', {
        de: 'Wer schlecht sieht, verpasst einen Teil der Geschichte.',
        ar: 'يفوت ضعافَ البصر جزءٌ من القصة.',
      }),
      measure: text(
        'Onder elk filmpje komt de hele inhoud als tekst; nieuwe filmpjes krijgen een gesproken uitleg.',
        'Below each film comes its whole content as text; new films get a spoken explanation.',
        {
          de: 'Unter jedem Film steht bald der ganze Inhalt als Text; neue Filme erhalten eine gesprochene Erklärung.',
          ar: 'سيُضاف تحت كل مقطع محتواه كاملًا نصًا، وللمقاطع الجديدة شرح منطوق.',
        },
      ),
      plannedOn: day(90),
    },
    {
      ...found,
      what: text('Te weinig contrast in een kaart', 'Too little contrast in a map'),
      place: text('Kaart met inzamelpunten', 'Map of collection points'),
      criteria: ['1.4.11'],
      cause: text('De tekens op de kaart waren te licht.', 'The signs on the map were too light.'),
      effect: text('Wie slecht ziet, vond een punt niet.', 'Who sees badly did not find a point.'),
      measure: text('De tekens zijn donkerder gemaakt.', 'The signs were made darker.'),
      plannedOn: day(-60),
      solvedOn: day(-75),
    },
  ];
  return { settings, findings };
}
