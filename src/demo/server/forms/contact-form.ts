import { contact } from '#features/forms/contract/examples/contact.ts';
import { told, type WriteForm } from './demo-form.ts';
import { chance, person, pick, pickWeighted } from './made-up.ts';

const messages = {
  question: [
    'Kan ik mijn paspoort ook op zaterdag ophalen?',
    'Hoe vraag ik een tweede parkeervergunning aan voor mijn partner?',
    'Wanneer begint de bouw van het Havenkwartier?',
    'Ik ga verhuizen binnen de gemeente. Moet ik mijn afvalpas meenemen?',
    'Waar vind ik het besluit over de bomen aan de Vuurtorenlaan?',
    'Hoeveel subsidie kan onze buurtvereniging krijgen voor een straatfeest?',
  ],
  compliment: [
    'Wat fijn dat de medewerker aan de balie zo meedacht. Bedankt!',
    'De nieuwe fietsroute langs de dijk is prachtig geworden.',
    'Binnen een dag was de lamp gemaakt. Complimenten.',
  ],
  complaint: [
    'Ik wacht al drie weken op antwoord op mijn brief.',
    'De vuilniswagen heeft onze straat voor de tweede keer overgeslagen.',
    'Ik werd aan de telefoon vier keer doorverbonden.',
    'De geluidsoverlast van de werkzaamheden begint al om zes uur ’s ochtends.',
  ],
} as const;

const kinds = [
  ['question', 62],
  ['complaint', 24],
  ['compliment', 14],
] as const;

export const contactForm: WriteForm = (dates) => ({
  key: 'contact',
  versions: [{ document: contact.document, note: '', daysAgo: 120 }],
  settings: { ...contact.settings, ...told('info') },
  sent: 128,
  minutes: 5,
  leaves: [
    ['message', 55],
    ['email', 30],
    ['phone', 15],
  ],
  fill(random) {
    const subject = pickWeighted(random, kinds);
    const { name, email, phone } = person(random);
    return {
      subject: [subject],
      message: [pick(random, messages[subject])],
      name: [name],
      email: [email],
      ...(subject === 'complaint' && { complaint: [dates.daysAgo(60 + Math.floor(random() * 60))] }),
      ...(chance(random, 0.35) && { phone: [phone] }),
    };
  },
  labels: ({ subject }) => (subject?.[0] === 'complaint' ? ['klacht'] : []),
});
