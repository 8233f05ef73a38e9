import type { AccountType } from '#platform/contract/rights/viewer.ts';
import type { DrawingName } from '../pictures/demo-pictures.ts';
import { ideaGuid } from './idea-items.ts';
import { topicGuid } from './topic-items.ts';

interface DemoReaction {
  item: string;
  /** Under this name others answer it. */
  name: string;
  by: AccountType;
  text: string;
  answers?: string;
  /** A drawing that stands for a photograph, with what is to be seen in it. */
  picture?: { drawing: DrawingName; alt: string };
}

/** Conversations about ideas and in the forum, and something for who moderates. */
export const demoReactions: readonly DemoReaction[] = [
  {
    item: ideaGuid('jetty'),
    name: 'ferry',
    by: 'Standard',
    text: 'Goed plan. Denk wel aan de veerboot: die draait precies daar. Een paar meter naar het oosten is rustiger water.',
    picture: { drawing: 'harbour', alt: 'Het dok met de kranen; links ligt een sleepboot waar de veerboot draait' },
  },
  {
    item: ideaGuid('jetty'),
    name: 'sun',
    by: 'Developer',
    text: 'Eens, dan ligt hij ook in de zon. Vorig jaar is er gemeten hoe schoon het water is; weet iemand waar dat staat?',
    answers: 'ferry',
  },
  {
    item: ideaGuid('jetty'),
    name: 'measured',
    by: 'ContentManager',
    text: 'Wij nemen beide plekken mee in de meting. De uitkomst staat hier voor het einde van de winter.',
    answers: 'sun',
  },
  {
    item: ideaGuid('jetty'),
    name: 'stairs',
    by: 'Mett',
    text: 'Maak er een brede trap van, dan kunnen ook mensen die minder goed lopen het water in.',
  },
  {
    item: ideaGuid('forest'),
    name: 'pruning',
    by: 'Standard',
    text: 'Wie snoeit er straks? Ik help graag op zaterdagochtend, en mijn buren ook.',
  },
  {
    item: ideaGuid('forest'),
    name: 'selling',
    by: 'Developer',
    text: 'https://goedkope-bomen.example',
  },
  {
    item: topicGuid('swing'),
    name: 'swing-seen',
    by: 'Standard',
    text: 'Gisteren gezien, er ligt ook een bout op de grond.',
    picture: { drawing: 'reeds', alt: 'Het park langs het water, met de speelplek tussen de bomen' },
  },
  {
    item: topicGuid('swing'),
    name: 'swing-planned',
    by: 'ContentManager',
    text: 'Dank u. De monteur komt donderdag; tot die tijd hangt de schommel opgebonden.',
    answers: 'swing-seen',
  },
  {
    item: topicGuid('swing'),
    name: 'swing-thanks',
    by: 'Developer',
    text: 'Snel! Ik loop er vrijdag langs en meld hier of het gelukt is.',
    answers: 'swing-planned',
  },
  {
    item: topicGuid('market'),
    name: 'market-yes',
    by: 'Mett',
    text: 'Graag, zolang er na negen uur niet meer wordt afgebouwd onder de slaapkamers.',
  },
  {
    item: topicGuid('market'),
    name: 'market-stall',
    by: 'Standard',
    text: 'Mijn zus staat met kaas op de markt in de stad. Ik vraag haar wat zo’n plek kost.',
  },
  {
    item: topicGuid('market'),
    name: 'market-rules',
    by: 'Admin',
    text: 'Een proef van drie avonden kan zonder nieuwe vergunning. Ik denk graag mee over de opstelling.',
  },
  {
    item: topicGuid('lights'),
    name: 'lights-count',
    by: 'Developer',
    text: 'Ik telde honderdtachtig stappen zonder licht.',
  },
  {
    item: topicGuid('lights'),
    name: 'lights-list',
    by: 'ContentManager',
    text: 'Het staat op de lijst voor het voorjaar. Tot dan komt er een tijdelijke lamp bij de brug.',
    answers: 'lights-count',
  },
  {
    item: topicGuid('tools'),
    name: 'tools-ladder',
    by: 'Mett',
    text: 'Ik heb een lange ladder en een kruiwagen.',
  },
  {
    item: topicGuid('tools'),
    name: 'tools-drill',
    by: 'Standard',
    text: 'En ik een boormachine. Zullen we het in het buurthuis ophangen?',
  },
  {
    item: topicGuid('cat'),
    name: 'cat-poster',
    by: 'Admin',
    text: 'Er hangt een briefje bij de bakker over een grijze kater, misschien is dat hem.',
  },
  {
    item: topicGuid('bins'),
    name: 'bins-here',
    by: 'Mett',
    text: 'Bij ons ook, vooral op zondagavond.',
  },
  {
    item: topicGuid('bins'),
    name: 'bins-app',
    by: 'Developer',
    text: 'In de app staat wanneer ze geleegd worden. In juli was dat een week niet.',
    answers: 'bins-here',
  },
  {
    item: topicGuid('choir'),
    name: 'choir-when',
    by: 'Admin',
    text: 'Mag je ook eerst een keer komen luisteren?',
  },
  {
    item: topicGuid('street'),
    name: 'street-permit',
    by: 'ContentManager',
    text: 'Voor een straatfeest is een melding genoeg. Doe het vier weken van tevoren.',
  },
];

/** What a moderator put above the other topics. */
export const demoSticky = { item: topicGuid('rules'), by: 'ContentManager' } as const;

export const demoReport = { reaction: 'stairs', by: 'Developer', reason: 'elsewhere' } as const;
