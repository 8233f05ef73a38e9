import { mergeBundles, type Texts } from '#platform/web/i18n/i18n.ts';

// With the words of refusals: a form that came back without a script has only their code, in its address.
const files = import.meta.glob<Texts>(
  [
    '../../../**/messages/en.screens.json',
    '../../../**/messages/en.errors.json',
    // What is wrong with an answer is said on these screens too, beside the forms on pages that bring it with them.
    '../../../field-kinds/*/messages/en.view.json',
    '../../../platform/messages/en.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);

export default mergeBundles(Object.values(files));
