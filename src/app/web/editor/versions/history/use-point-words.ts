import { useUserState } from '#features/auth/web/user-store-context.ts';
import { didThePlatform } from '#features/pages/contract/history/did-the-platform.ts';
import { useServerNow } from '#platform/web/content/use-server-now.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { Point } from './point.ts';

export interface PointWords {
  /** "Versie 11": at the start of a sentence. */
  name(point: Point): string;
  /** "versie 11": within one. */
  within(point: Point): string;
  /** "Carla de Wit (u)"; who has no name is the platform, or someone whose account is gone. */
  person(by: { id: string | null; name: string }): string;
  /** "Vandaag, 17 november 2026". */
  day(at: string): string;
}

export function usePointWords(): PointWords {
  const { t } = useTranslation();
  const dates = useDates();
  const own = useUserState().applicationUser?.guid;
  const today = dates.day(useServerNow());
  const words = (point: Point, place: 'name' | 'within'): string => {
    if (point.kind === 'now') return t(`editor.versions.${place}.now`);
    if (point.kind === 'version') return t(`editor.versions.${place}.version`, { number: point.number });
    return t(`editor.versions.${place}.moment`, { day: dates.date(point.at), time: dates.hour(point.at) });
  };
  return {
    name: (point) => words(point, 'name'),
    within: (point) => words(point, 'within'),
    person: ({ id, name }) => {
      if (name === '') return t(didThePlatform(id) ? 'editor.versions.platform' : 'editor.versions.gone');
      return id !== null && id === own ? t('editor.versions.you', { name }) : name;
    },
    day: (at) => (dates.day(at) === today ? t('editor.versions.today', { day: dates.date(at) }) : dates.date(at)),
  };
}
