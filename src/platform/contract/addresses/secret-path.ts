const secretPath =
  /\/(verify|login\/mail|reset-password|invitation|setup|preview|prove|unsubscribe|unsubscribing|idea-news|shared-figures|time-machine|newsletters?[/:]stop)\/[^\s/?#"'<>]+/;
const everySecretPath = new RegExp(secretPath, 'g');
/** The key of a receipt, of what is filled in of a form, and of a link to the site as it was. */
const secretParameter = /([?&](?:key|token|f-[0-9a-f]{6})=)[^\s&#"'<>]+/;
const everySecretParameter = new RegExp(secretParameter, 'g');

/** An address that opens something for who has it, as mails carry them: it is told to no vendor and written in no log. */
export const isSecretAddress = (address: string): boolean => secretPath.test(address) || secretParameter.test(address);

/** Such addresses in a text, each without what makes it open something. */
export const withoutSecrets = (text: string): string =>
  text.replace(everySecretPath, '/$1/…').replace(everySecretParameter, '$1…');
