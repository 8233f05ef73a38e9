import { connectionLimits } from './connection.ts';

export type ConnectionProblem = 'required' | 'too-long' | 'bad-server' | 'bad-port' | 'bad-url' | 'address-private';
export type Problems<Field extends string> = Partial<Record<Field, ConnectionProblem>>;

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const serverPattern = new RegExp(`^(?=.{1,253}$)${label}(\\.${label})*$`);

export const isServerName = (text: string): boolean => serverPattern.test(text);
export const isPort = (port: number): boolean => Number.isInteger(port) && port >= 1 && port <= 65_535;

/** Over a connection that nobody listens to; only this machine itself, while developing, without. */
export function isTranslatorUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname));
}

export interface MailServerFields {
  host: string;
  port: number;
  user: string;
  password: string;
}

/** Of each field what is wrong with it, in the browser and on the server. */
export function mailServerProblems({ host, port, user, password }: MailServerFields): Problems<keyof MailServerFields> {
  return {
    ...(host === '' ? { host: 'required' } : isServerName(host) ? {} : { host: 'bad-server' }),
    ...(isPort(port) ? {} : { port: 'bad-port' }),
    ...(user.length > connectionLimits.user ? { user: 'too-long' } : {}),
    ...(user === '' && password !== '' ? { user: 'required' } : {}),
    ...(password.length > connectionLimits.secret ? { password: 'too-long' } : {}),
    ...(user !== '' && password === '' ? { password: 'required' } : {}),
  };
}

export interface TranslatorFields {
  url: string;
  apiKey: string;
}

export function translatorProblems({ url, apiKey }: TranslatorFields): Problems<keyof TranslatorFields> {
  return {
    ...(url === ''
      ? { url: 'required' }
      : url.length <= connectionLimits.url && isTranslatorUrl(url)
        ? {}
        : { url: 'bad-url' }),
    ...(apiKey.length > connectionLimits.secret ? { apiKey: 'too-long' } : {}),
  };
}
