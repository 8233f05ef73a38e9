import { mergeBundles, type Texts } from '#platform/web/i18n/i18n.ts';

// With the words of refusals: a form that came back without a script has only their code, in its address.
const files = import.meta.glob<Texts>(
  [
    '../../../**/messages/nl.screens.json',
    '../../../**/messages/nl.errors.json',
    // What is wrong with an answer is said on these screens too, beside the forms on pages that bring it with them.
    '../../../field-kinds/*/messages/nl.view.json',
    '../../../platform/messages/nl.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);

export default mergeBundles(Object.values(files));
