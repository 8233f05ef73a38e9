import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { listSsoProviders, readSignInWays } from '../../contract/sso.endpoints.ts';

/** After a change of a provider: the list of them, and what the sign-in screen offers. */
export function useProvidersReload(): () => Promise<void> {
  const forgetAnswers = useForgetAnswers();
  const addresses = [listSsoProviders, readSignInWays].map((endpoint) => endpointUrl(endpoint));
  return () =>
    forgetAnswers({ predicate: ({ queryKey }) => addresses.includes(String(queryKey[0])) }, [
      endpointUrl(readSignInWays),
    ]);
}
