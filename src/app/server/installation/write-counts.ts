import type { Services } from '../services/services.ts';

/** What is counted in memory and not in the database yet, before the process ends. */
export async function writeCounts({
  redirects,
  search,
  statistics,
}: Pick<Services, 'redirects' | 'search' | 'statistics'>): Promise<void> {
  await redirects.writeUses();
  await search.writeCounts();
  await statistics.write();
}
