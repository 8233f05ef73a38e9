const secretPath = /\/(verify|login\/mail|reset-password|invitation|setup|preview|prove)\/[^\s/?#"'<>]+/;
const everySecretPath = new RegExp(secretPath, 'g');

/** An address that opens something for who has it, as mails carry them: it is told to no vendor and written in no log. */
export const isSecretPath = (path: string): boolean => secretPath.test(path);

/** Such addresses in a text, each without what makes it open something. */
export const withoutSecretPaths = (text: string): string => text.replace(everySecretPath, '/$1/…');
