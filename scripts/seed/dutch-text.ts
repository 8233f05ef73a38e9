import type { Chance } from './chance.ts';

/** A small grammar of municipal Dutch. Every sentence is a sentence; what it says is made up. */
const words = {
  who: [
    'De gemeente',
    'Het college',
    'De wijkraad',
    'Het waterschap',
    'De bibliotheek',
    'De havendienst',
    'Een groep bewoners',
    'De gemeenteraad',
    'Het buurthuis',
    'De brandweer',
    'Sportvereniging De Kade',
    'Het dorpshuis',
  ],
  does: [
    'begint met',
    'denkt na over',
    'stopt met',
    'zoekt vrijwilligers voor',
    'vraagt uw mening over',
    'geeft geld aan',
    'onderzoekt',
    'opent de inschrijving voor',
    'bereidt zich voor op',
    'werkt verder aan',
  ],
  what: [
    'de nieuwe fietsbrug',
    'het onderhoud aan de dijk',
    'meer bomen in de straat',
    'een speelplek voor alle leeftijden',
    'de opvang van regenwater',
    'schonere lucht bij de haven',
    'betaalbare woningen',
    'de renovatie van het zwembad',
    'het parkeren in de binnenstad',
    'een veilige schoolroute',
    'de inzameling van oud papier',
    'het zomerfeest',
    'de verlichting van het wandelpad',
    'de dienstregeling van de pont',
    'een buurtmoestuin',
    'het archief van de visafslag',
  ],
  where: [
    'in de Oude Haven',
    'aan de Zuiderdijk',
    'in Vloedhaven-Noord',
    'bij het gemaal',
    'rond het Marktplein',
    'in de Vissersbuurt',
    'langs de Singel',
    'op bedrijventerrein De Meerpaal',
    'in de Polderwijk',
    'bij station Vloedhaven',
  ],
  when: [
    'deze maand',
    'na de zomer',
    'vanaf maart',
    'in het voorjaar',
    'nog dit jaar',
    'volgende week',
    'tot eind oktober',
    'de komende twee jaar',
  ],
  why: [
    'Zo blijft de wijk bereikbaar.',
    'Bewoners vroegen hier al langer om.',
    'Dat is nodig omdat het steeds vaker hard regent.',
    'De raad maakte hier in de begroting geld voor vrij.',
    'Het werk kost minder dan was geraamd.',
    'Daarmee wordt de buurt veiliger voor kinderen.',
    'Uit onderzoek blijkt dat veel mensen dit missen.',
    'Zo kunnen meer mensen meedoen.',
  ],
  advice: [
    'Heeft u vragen? Bel met het gemeentehuis.',
    'U kunt tot vrijdag reageren.',
    'Kom langs op de inloopavond.',
    'Meld u aan via de website.',
    'U hoeft hiervoor niets te doen.',
    'Lees de brief die u in de bus krijgt.',
    'Op werkdagen kunt u ook bellen.',
    'Neem een geldig legitimatiebewijs mee.',
  ],
  question: [
    'Hoe vraag ik een vergunning aan',
    'Wanneer wordt mijn afval opgehaald',
    'Waar kan ik parkeren',
    'Wat kost een nieuw paspoort',
    'Hoe meld ik een losse stoeptegel',
    'Kan ik mijn tuin laten ontstenen',
    'Wie betaalt de riolering',
  ],
  job: [
    'Medewerker groen',
    'Havenmeester',
    'Adviseur wonen',
    'Beleidsmedewerker water',
    'Baliemedewerker',
    'Toezichthouder',
    'Projectleider verkeer',
    'Archivaris',
  ],
  event: [
    'Inloopavond',
    'Rondleiding',
    'Buurtfeest',
    'Raadsvergadering',
    'Workshop',
    'Open dag',
    'Concert',
    'Markt',
    'Voorleesmiddag',
    'Opruimdag',
  ],
  street: ['Kade', 'Dijkweg', 'Marktplein', 'Visserstraat', 'Singel', 'Havenlaan', 'Polderweg', 'Molenpad'],
} as const;

export const topicOf = (chance: Chance): string => chance.pick(words.what);
export const jobOf = (chance: Chance): string => chance.pick(words.job);
export const addressOf = (chance: Chance): string =>
  `${chance.pick(words.street)} ${1 + chance.below(180)}, Vloedhaven`;
export const questionOf = (chance: Chance): string => `${chance.pick(words.question)} ${chance.pick(words.where)}?`;
export const eventOf = (chance: Chance): string =>
  `${chance.pick(words.event)} over ${topicOf(chance)} ${chance.pick(words.where)}`;

export const headlineOf = (chance: Chance): string =>
  `${chance.pick(words.who)} ${chance.pick(words.does)} ${topicOf(chance)} ${chance.pick(words.where)}`;

export const sentenceOf = (chance: Chance): string => `${headlineOf(chance)}, ${chance.pick(words.when)}.`;

export const paragraphOf = (chance: Chance): string =>
  [sentenceOf(chance), chance.pick(words.why), sentenceOf(chance), chance.pick(words.advice)].join(' ');
