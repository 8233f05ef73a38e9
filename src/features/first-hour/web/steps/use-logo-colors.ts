import { useQuery } from '@tanstack/react-query';
import { useCall } from '#platform/web/api/call-context.ts';
import { findPalette } from '../../contract/first-hour.endpoints.ts';
import type { FoundPalette } from '../../contract/first-hour.ts';

interface LogoColors extends FoundPalette {
  state: 'none' | 'finding' | 'found' | 'failed';
}

const nothing: FoundPalette = { colors: [], proposed: null };

/** What the server sees in a logo. One can go on meanwhile. */
export function useLogoColors(logo: string | null): LogoColors {
  const call = useCall();
  const { data, isError } = useQuery({
    queryKey: ['logo-palette', logo],
    queryFn: () => call(findPalette, { params: { guid: logo ?? '' } }),
    enabled: logo !== null,
    retry: false,
  });
  if (logo === null) return { ...nothing, state: 'none' };
  if (data !== undefined) return { ...data, state: 'found' };
  return { ...nothing, state: isError ? 'failed' : 'finding' };
}
