import { gone } from '#platform/contract/calls/errors.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { ContributionKindService } from './contribution-kind.service.ts';

/** One source kind of §4 for what several features keep: each knows its own by its guid. */
export function severalKinds(kinds: readonly ContributionKindService[]): ContributionKindService {
  async function ofGuid(guid: string): Promise<ContributionKindService> {
    for (const kind of kinds) {
      if ((await kind.read(guid, defaultLanguage)) !== undefined) return kind;
    }
    throw gone();
  }

  return {
    async read(guid, language) {
      for (const kind of kinds) {
        const brought = await kind.read(guid, language);
        if (brought !== undefined) return brought;
      }
      return undefined;
    },
    isMine: async (viewer, guid, key) => (await ofGuid(guid)).isMine(viewer, guid, key),
    changeAddress: async (trx, guid, address) => (await ofGuid(guid)).changeAddress(trx, guid, address),
    proven: async (trx, touch, guid, account, client) => (await ofGuid(guid)).proven(trx, touch, guid, account, client),
    pathOf: async (guid) => (await ofGuid(guid)).pathOf(guid),
  };
}
