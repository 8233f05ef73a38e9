import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { InstallationPlatform } from '../../contract/installation.ts';

interface OfSomebody {
  name: string;
  platformId: string | null;
  platformKey: string | null;
}

/** What work is called, and whose it is, as people say it. */
export function useWorkWords(platforms: readonly InstallationPlatform[]) {
  const { t } = useTranslation();
  return {
    nameOf: ({ name }: OfSomebody): string => t(`jobs.names.${name}`, { defaultValue: name }),

    whoseOf({ platformId, platformKey }: OfSomebody): string {
      if (platformId === null) return t('installation.work.everyPlatform');
      if (platformKey === null) return t('installation.work.gone');
      return platforms.find(({ key }) => key === platformKey)?.name ?? platformKey;
    },
  };
}
