import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLogger, LazyLog } from './logger.ts';

function written(level: string, log: (logger: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  log(createLogger(level, stream));
  return text;
}

const secret = 'zeer-geheim-woord';

describe('createLogger', () => {
  it.each([
    ['a password', { password: secret }],
    ['a new password in a form', { body: { newPassword: secret } }],
    ['the headers of a request', { request: { headers: { authorization: secret, cookie: secret } } }],
    ['the cookie of an answer', { headers: { 'set-cookie': secret } }],
    ['the cookie of an answer, deeper', { reply: { headers: { 'set-cookie': secret } } }],
    ['a token', { session: { token: secret } }],
    ['a secret of the installation', { config: { secret } }],
    ['the address of the database', { database: { connectionString: secret } }],
    ['what an error carries', { err: Object.assign(new Error('no'), { password: secret, config: { token: secret } }) }],
    [
      'what the cause of an error carries',
      { err: new Error('no', { cause: Object.assign(new Error('inner'), { connectionString: secret }) }) },
    ],
  ])('does not write %s', (_, line) => {
    const text = written('info', (logger) => logger.info(line, 'message'));
    expect(text).not.toContain(secret);
    expect(JSON.parse(text)).toMatchObject({ msg: 'message' });
  });

  it('does not write them from a child either', () => {
    const text = written('info', (logger) => logger.child({ token: secret }).info({ password: secret }, 'message'));
    expect(text).not.toContain(secret);
  });

  it('writes what an error says, where, and what was behind it', () => {
    const error = Object.assign(new Error('outer', { cause: new Error('inner') }), { code: '23505' });
    const line = JSON.parse(written('info', (logger) => logger.error({ err: error }, 'message')));
    expect(line.err).toMatchObject({ message: 'outer', code: '23505', cause: { message: 'inner' } });
    expect(line.err.stack).toContain('logger.test.ts');
  });

  it('writes a line of JSON with the time, from its level up', () => {
    const text = written('warn', (logger) => {
      logger.info('too low');
      logger.warn({ platform: 'vloedhaven' }, 'seen');
    });
    expect(JSON.parse(text)).toEqual({
      level: 40,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      platform: 'vloedhaven',
      msg: 'seen',
    });
  });

  it('writes nothing when it is silent', () => {
    expect(written('silent', (logger) => logger.fatal('quiet'))).toBe('');
  });
});

describe('the log of a request', () => {
  it.each(['debug', 'info', 'warn', 'error', 'fatal'] as const)(
    'tells in a line of %s which request it is',
    (level) => {
      const text = written('debug', (logger) => {
        const log = new LazyLog(logger, { correlationId: 'request-1' });
        log[level]({ password: secret, page: 1 }, 'first');
        log[level]('second');
      });
      const lines = text.trim().split('\n');
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { correlationId: 'request-1', page: 1, msg: 'first' },
        { correlationId: 'request-1', msg: 'second' },
      ]);
      expect(text).not.toContain(secret);
    },
  );
});
