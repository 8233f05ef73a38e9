import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import SunMoon from 'lucide-react/icons/sun-moon';
import type { AnyCommand } from '#features/commands/web/parts/feature-command.ts';
import { applyTheme } from './apply-theme.ts';

const wordsKey = 'profiles.commands.themeWords';

export const commands: AnyCommand[] = [
  {
    id: 'profiles.own',
    order: 50,
    labelKey: 'profiles.commands.own',
    icon: CircleUserRound,
    for: 'user',
    path: '/account/profile',
  },
  {
    id: 'theme.light',
    order: 60,
    labelKey: 'profiles.commands.light',
    wordsKey,
    icon: Sun,
    for: 'user',
    run: () => applyTheme('light'),
  },
  {
    id: 'theme.dark',
    order: 70,
    labelKey: 'profiles.commands.dark',
    wordsKey,
    icon: Moon,
    for: 'user',
    run: () => applyTheme('dark'),
  },
  {
    id: 'theme.auto',
    order: 80,
    labelKey: 'profiles.commands.auto',
    wordsKey,
    icon: SunMoon,
    for: 'user',
    run: () => applyTheme(''),
  },
];
