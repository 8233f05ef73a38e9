import type { AccountType } from '#platform/contract/rights/viewer.ts';
import { ideaGuid } from './idea-items.ts';

interface DemoReaction {
  item: string;
  /** Under this name others answer it. */
  name: string;
  by: AccountType;
  text: string;
  answers?: string;
}

/** A conversation about an idea or two, and something for who moderates. */
export const demoReactions: readonly DemoReaction[] = [
  {
    item: ideaGuid('jetty'),
    name: 'ferry',
    by: 'Standard',
    text: 'Goed plan. Denk wel aan de veerboot: die draait precies daar. Een paar meter naar het oosten is rustiger water.',
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
];

export const demoReport = { reaction: 'stairs', by: 'Developer', reason: 'elsewhere' } as const;
