import { type Answer, type Call, jsonOf, type Send } from './call.ts';

const levels = { public: 0, user: 1, 'content-manager': 2, admin: 3, developer: 4 } as const;
export type Level = (typeof levels)[keyof typeof levels];
export const levelOf = (access: string): number => (levels as Record<string, number>)[access] ?? 0;

export interface ViewerPlan {
  name: string;
  host: string;
  /** Where they ask from, as a proxy before the server would tell it. */
  address: string;
  level: Level;
  /** Undefined for who does not sign in. */
  account: { email: string; password: string } | undefined;
  /** On the other platform, where nothing of the first may come back. */
  isElsewhere: boolean;
  /** Words that may stand in what they get. */
  mayRead: readonly string[];
  /** Could give away what is private, and has every right to; so they leave that alone. */
  isTrusted: boolean;
}

/** Someone who makes calls, and signs in again when a call of theirs or of an admin ended that. */
export class Viewer {
  readonly plan: ViewerPlan;
  readonly #send: Send;
  #token: string | undefined;
  #cookie = '';

  constructor(plan: ViewerPlan, send: Send) {
    this.plan = plan;
    this.#send = send;
  }

  get isSignedIn(): boolean {
    return this.#token !== undefined;
  }

  headers(byCookie: boolean): Record<string, string> {
    const host = { host: this.plan.host, 'x-forwarded-for': this.plan.address };
    if (this.#token === undefined) return host;
    return byCookie ? { ...host, cookie: this.#cookie } : { ...host, authorization: `Bearer ${this.#token}` };
  }

  async signIn(): Promise<void> {
    const { account } = this.plan;
    if (account === undefined) return;
    const answer = await this.call('POST', '/api/auth/sign-in/email', account, { host: this.plan.host });
    const { token } = (jsonOf(answer) ?? {}) as { token?: string };
    if (token === undefined) throw new Error(`${this.plan.name} cannot sign in: ${answer.status} ${answer.text}`);
    this.#token = token;
    this.#cookie = answer.cookie;
  }

  call(method: string, url: string, payload?: unknown, headers = this.headers(false)) {
    const operation = `${method} ${url}`;
    const call: Call = { operation, method, url, headers };
    if (payload === undefined) return this.#send(call);
    const body = Buffer.from(JSON.stringify(payload));
    return this.#send({ ...call, headers: { ...headers, 'content-type': 'application/json' }, body });
  }

  /** What was asked was refused: because of who they are, or because of what was done before? */
  async recover({ text }: Answer): Promise<void> {
    if (this.plan.account === undefined) return;
    if (text.includes('"terms-declined"')) await this.#acceptTerms();
    const { status } = await this.call('GET', '/api/profiles:loggedIn');
    if (status === 401) await this.signIn();
  }

  async #acceptTerms(): Promise<void> {
    const known = jsonOf(await this.call('GET', '/api/legal/terms-of-use')) as { version?: number } | undefined;
    await this.call('PUT', '/api/profiles:loggedIn', { termsOfUseVersionAccepted: known?.version ?? 1 });
  }
}
