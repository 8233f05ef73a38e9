import { mergeBundles, type Texts } from '#platform/web/i18n/i18n.ts';

// The words of refusals come with the refusal (platform/server/http/problem.ts), so no browser needs them all.
const files = import.meta.glob<Texts>(['../../../**/messages/nl.json', '!../../../platform/messages/*'], {
  eager: true,
  import: 'default',
});

export default mergeBundles(Object.values(files));
