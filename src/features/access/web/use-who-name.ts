import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { parseWho } from '../contract/who.ts';

/** "Rol Redactie", "Carla de Wit", "een bezoeker". */
export function useWhoName(): (seen: { who: string; name: string }) => string {
  const { t } = useTranslation();
  return ({ who, name }) => t(`access.who.${parseWho(who).kind}`, { name });
}
