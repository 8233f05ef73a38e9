import { useQuery } from '@tanstack/react-query';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import LogOut from 'lucide-react/icons/log-out';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { FeatureCommand } from '#features/commands/web/parts/feature-command.ts';
import { fieldOf, settingKeys } from '#features/settings/contract/setting-fields.ts';
import { readSettingSource } from '#features/settings/contract/settings.endpoints.ts';
import { settingId } from '#features/settings/web/setting-id.ts';
import { useSettingWords } from '#features/settings/web/use-setting-words.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { adminMenuFor } from '../shell/admin/admin-menu.ts';
import { useSiteApp } from '../site-app-context.ts';
import { commandsFor } from './found-commands.ts';
import type { Candidate, Doing } from './palette-result.ts';

/** What is known here without asking the server: commands, screens of the admin area, and every setting. */
export function useCandidates() {
  const { reader, isDevelopment } = useSiteApp();
  const commands = commandsFor(reader, isDevelopment);
  return { commands, actions: [...useCommands(commands.anywhere), ...useScreens()], settings: useSettings() };
}

function useCommands(anywhere: readonly FeatureCommand[]): Candidate[] {
  const { t } = useTranslation();
  const call = useCall();
  const { language, reader } = useSiteApp();
  const doingOf = (command: FeatureCommand): Doing => {
    if ('path' in command) return { kind: 'path', path: withLanguagePrefix(command.path, language) };
    if ('run' in command) return { kind: 'work', run: () => command.run({ call, language }) };
    return {
      kind: 'dialog',
      load: async () => {
        const { default: Asking } = await command.dialog();
        return ({ onClose }) => <Asking thing={undefined} onClose={onClose} />;
      },
    };
  };
  const signOut: Candidate = {
    id: 'signOut',
    label: t('commands.signOut'),
    otherWords: t('commands.signOutWords'),
    icon: LogOut,
    does: { kind: 'dialog', load: async () => (await import('./sign-out-command.tsx')).default },
  };
  return [
    ...anywhere.map((command) => ({
      id: command.id,
      label: t(command.labelKey),
      otherWords: command.wordsKey && t(command.wordsKey),
      icon: command.icon,
      does: doingOf(command),
    })),
    ...(reader.viewingAs === null ? [signOut] : []),
  ];
}

function useScreens(): Candidate[] {
  const { t } = useTranslation();
  const { reader, isDevelopment, language } = useSiteApp();
  return adminMenuFor(reader, isDevelopment).flatMap(({ labelKey, lines }) =>
    lines
      .flatMap((line) => [line, ...line.parts])
      .map((entry) => ({
        id: `screen ${entry.path}`,
        label: t('commands.goTo', { name: t(entry.labelKey) }),
        otherWords: labelKey && t(labelKey),
        icon: entry.icon ?? CornerDownLeft,
        does: { kind: 'path', path: withLanguagePrefix(entry.path, language) },
      })),
  );
}

/** Each with what it says now; who is not an admin finds none. */
function useSettings(): Candidate[] {
  const call = useCall();
  const words = useSettingWords();
  const { reader, language } = useSiteApp();
  const { data } = useQuery({
    queryKey: ['settings to find'],
    queryFn: () => call(readSettingSource, {}),
    enabled: reader.isAdmin,
    // Without it a setting is found by its name all the same.
    retry: false,
    gcTime: 0,
  });
  if (!reader.isAdmin) return [];
  const values = new Map(data?.map(({ key, value }) => [key, value]));
  return settingKeys.map((key) => {
    const field = fieldOf(key);
    const path = field.kind === 'elsewhere' ? field.path : `/admin/settings#${settingId(key)}`;
    return {
      id: `setting ${key}`,
      label: words.name(key),
      note: values.has(key) ? words.value(key, values.get(key)) : words.group(key),
      otherWords: `${words.otherWords(key)} ${words.group(key)} ${key}`,
      icon: SlidersHorizontal,
      does: { kind: 'path', path: withLanguagePrefix(path, language) },
    };
  });
}
