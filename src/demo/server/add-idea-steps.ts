import type { IdeasService } from '#features/ideas/server/ideas.service.ts';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { personOf } from './add-upkeep.ts';
import { ideaGuid } from './content/idea-items.ts';
import { momentsOf } from './demo-moments.ts';

export interface DemoIdeaServices {
  ideas: Pick<IdeasService, 'changeStatus'>;
}

const steps = [
  [
    'jetty',
    'considered',
    'De havendienst meet deze winter de stroming. Kan het, dan ligt er in januari een ontwerp.',
    'Carla de Wit, projectleider',
  ],
  ['forest', 'considered', 'Twintig bewoners willen meeplanten. Wij zoeken uit of de grond schoon is.', 'Team Groen'],
  ['forest', 'accepted', 'De grond is schoon. In februari planten we samen de eerste honderd struiken.', 'Team Groen'],
  [
    'cycle-path',
    'accepted',
    'Het pad komt in het plan voor de kade en wordt tegelijk met de riolering gelegd.',
    'Wegen en water',
  ],
  ['cycle-path', 'done', 'Het pad ligt er: vlak, breed en met licht. Dank voor het idee.', 'Wegen en water'],
  [
    'houses',
    'declined',
    'De helling is een monument en mag niet bebouwd worden. Op de Dokweg zoeken we wel plaats.',
    'Wonen',
  ],
] as const;

/** What became of some ideas, each step as a clerk would take it. Cut short here, the demo has fewer. */
export async function addIdeaSteps(
  { ideas }: DemoIdeaServices,
  ids: ReadonlyMap<AccountType, string>,
  now: Date,
): Promise<void> {
  const moments = momentsOf(
    steps.map(([idea]) => ideaGuid(idea)),
    now,
  );
  const viewer = personOf('Admin', ids.get('Admin') ?? '');
  const language: Language = defaultLanguage;
  for (const [at, [idea, status, reason, signed]] of steps.entries()) {
    // Nobody is mailed about a demo.
    const sent = { status, reason, signed, language, isMailed: false };
    await ideas.changeStatus({ viewer }, ideaGuid(idea), sent, moments[at]);
  }
}
