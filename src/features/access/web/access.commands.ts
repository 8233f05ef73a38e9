import Eye from 'lucide-react/icons/eye';
import type { AnyCommand } from '#features/commands/web/parts/feature-command.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { startViewingAs } from '../contract/access.endpoints.ts';

export const commands: AnyCommand[] = [
  {
    id: 'access.visitor',
    order: 30,
    labelKey: 'access.commands.visitor',
    wordsKey: 'access.commands.visitorWords',
    icon: Eye,
    for: 'admin',
    isChange: true,
    run: async ({ call, language }) => {
      await call(startViewingAs, { body: { as: 'visitor' } });
      // All of the site is another from here on, so it is fetched anew.
      window.location.assign(withLanguagePrefix('/', language));
    },
  },
];
