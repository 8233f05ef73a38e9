import type { Translator } from '#features/connections/contract/connection-schemas.ts';
import { withoutSlashAtEnd } from '#platform/contract/addresses/slash-at-end.ts';
import { publicAddress } from '#platform/server/private-name.ts';
import { createLibreTranslate } from './libre-translate.ts';
import type { TranslationProvider, TranslatorSource } from './translation-provider.ts';

interface ChosenParts {
  /** The platform's own, as it is now. */
  own(): Promise<Translator | undefined>;
  hasOwn(): Promise<boolean>;
  /** The installation's. */
  otherwise: TranslationProvider | undefined;
  allowsLoopback: boolean;
}

/** By the platform's own translator where an admin wrote one, else by the installation's. */
export const createChosenTranslator = ({ own, hasOwn, otherwise, allowsLoopback }: ChosenParts): TranslatorSource => ({
  isThere: async () => otherwise !== undefined || hasOwn(),
  async open() {
    const chosen = await own();
    if (chosen === undefined) return otherwise;
    const { hostname } = new URL(chosen.url);
    return createLibreTranslate({
      url: withoutSlashAtEnd(chosen.url),
      apiKey: chosen.apiKey === '' ? undefined : chosen.apiKey,
      // An admin's address may not lead into our own network, whatever its name led to when it was written.
      beforeAsking: () => publicAddress(hostname, allowsLoopback),
    });
  },
});
