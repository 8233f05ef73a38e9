import type { FastifyInstance } from 'fastify';
import type { InjectOptions, Response } from 'light-my-request';

/** A browser without a screen: it keeps the cookies that it is given, and sends them back. */
export class TestBrowser {
  readonly #app: FastifyInstance;
  readonly #ip: string;
  readonly #cookies = new Map<string, string>();

  constructor(app: FastifyInstance, ip = '127.0.0.1') {
    this.#app = app;
    this.#ip = ip;
  }

  async send(options: InjectOptions): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.#app.inject({
      remoteAddress: this.#ip,
      ...options,
      headers: { host: 'localhost', ...options.headers, ...(cookie === '' ? {} : { cookie }) },
    });
    for (const one of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      if (/Max-Age=0/.test(one)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  get(url: string): Promise<Response> {
    return this.send({ url });
  }

  post(url: string, payload: object = {}): Promise<Response> {
    return this.send({ method: 'POST', url, payload });
  }

  delete(url: string): Promise<Response> {
    return this.send({ method: 'DELETE', url });
  }

  signIn(email: string, password: string): Promise<Response> {
    return this.post('/api/auth/sign-in/email', { email, password });
  }

  secondStep(code: string, trustDevice = false): Promise<Response> {
    return this.post('/api/auth/sign-in/second-step', { code, trustDevice });
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.get('/api/auth/get-session')).json() !== null;
  }

  has(cookie: string): boolean {
    return this.#cookies.has(cookie);
  }
}
