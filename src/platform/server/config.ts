import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { isSender } from '#platform/contract/addresses/sender.ts';
import { withoutSlashAtEnd } from '#platform/contract/addresses/slash-at-end.ts';
import { mainServer } from './main-server.ts';

export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** The message is one line that names the variable, its value and the way to mend it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Never shown in a message and redacted from the logs. */
export const secretVariables = [
  'DATABASE_URL',
  'DATABASE_POOLER_URL',
  'DATABASE_REPLICA_URLS',
  'DATABASE_SERVERS',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'AUTH_SECRET',
  'SMTP_URL',
  'TRANSLATION_API_KEY',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'BACKUP_PASSWORD',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

const trueOrFalse = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');

function wholeNumber(least: number, most: number) {
  const rule = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((value) => value >= least && value <= most, rule);
}

const bucketName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, in small letters');

const storageAddress = z
  .string()
  .refine(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    'must be an address, such as https://s3.example.nl',
  )
  .transform(withoutSlashAtEnd);

function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value);
}

function isDatabaseUrl(value: string): boolean {
  return URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol);
}

function isSmtpUrl(value: string): boolean {
  return URL.canParse(value) && ['smtp:', 'smtps:'].includes(new URL(value).protocol) && new URL(value).hostname !== '';
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && pathname === '/' && search === '' && hash === '';
}

function isProxyAddress(value: string): boolean {
  const [address = '', bits] = value.split('/');
  return ['loopback', 'linklocal', 'uniquelocal'].includes(value)
    ? true
    : isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}

/** A server by its name, and its address. */
const databaseServer = /^([a-z][a-z0-9-]{0,30})=(.+)$/;

const trustProxy = z
  .string()
  .transform((value): boolean | number | string[] => {
    if (value === 'true' || value === 'false') return value === 'true';
    return /^\d{1,2}$/.test(value) ? Number(value) : value.split(',').map((address) => address.trim());
  })
  .refine(
    (value) => !Array.isArray(value) || value.every(isProxyAddress),
    'must be false, true, a number of proxies, or addresses with commas between them',
  );

/** `name=value`, with commas between them, as OpenTelemetry writes them; a value may be percent-encoded. */
const headerList = z
  .string()
  .regex(/^[^=,]+=[^,]*(?:,[^=,]+=[^,]*)*$/, 'must be name=value, with commas between several')
  .transform((value) =>
    Object.fromEntries(
      value.split(',').map((pair): [string, string] => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at).trim().toLowerCase(), decoded(pair.slice(at + 1).trim())];
      }),
    ),
  );

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const variables = z.object({
  HOST: z
    .string()
    .refine(isHost, 'must be an address or a host name, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, 'must look like postgresql://user:password@host:5432/database')
    .optional(),
  DATABASE_POOLER_URL: z
    .string()
    .refine(isDatabaseUrl, 'must look like postgresql://user:password@host:6432/database')
    .optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine(
      (value) => value.every(isDatabaseUrl),
      'must be addresses such as postgresql://user:password@host:5432/database, with a comma between them',
    )
    .default([]),
  DATABASE_SERVERS: z
    .string()
    .transform((value) => value.split(',').map((one) => databaseServer.exec(one.trim())?.slice(1) ?? []))
    .refine(
      (pairs) =>
        pairs.every(([name, url]) => name !== undefined && name !== mainServer && isDatabaseUrl(url ?? '')) &&
        new Set(pairs.map(([name]) => name)).size === pairs.length,
      'must be name=postgresql://user:password@host:5432/database, with a comma between several; main is DATABASE_URL',
    )
    .transform((pairs) => new Map(pairs.map(([name = '', url = '']): [string, string] => [name, url])))
    .default(new Map()),
  ADMIN_EMAIL: z.email('must be an e-mail address').default('beheer@vloedhaven.example'),
  ADMIN_PASSWORD: z
    .string()
    .min(10, 'must have at least 10 characters')
    .max(128, 'must have at most 128 characters')
    .optional(),
  DEMO: trueOrFalse.default(true),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'must be an address without a path, such as https://www.example.nl')
    .transform((value) => new URL(value).origin)
    .optional(),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must look like smtp://user:password@mail.example.nl:587 or smtps://…')
    .optional(),
  MAIL_FROM: z
    .string()
    .max(300)
    .refine(isSender, 'must be an address, such as Gemeente Vloedhaven <no-reply@vloedhaven.nl>')
    .optional(),
  TRANSLATION_URL: z
    .string()
    .refine(
      (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
      'must be an address, such as https://translate.example.nl',
    )
    .transform(withoutSlashAtEnd)
    .optional(),
  TRANSLATION_API_KEY: z.string().optional(),
  S3_BUCKET: bucketName.optional(),
  S3_ENDPOINT: storageAddress.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  S3_FORCE_PATH_STYLE: trueOrFalse.default(true),
  BACKUP_FOLDER: z.string().optional(),
  BACKUP_PASSWORD: z.string().trim().min(12, 'must have at least 12 characters').optional(),
  BACKUP_S3_BUCKET: bucketName.optional(),
  BACKUP_S3_ENDPOINT: storageAddress.optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_FORCE_PATH_STYLE: trueOrFalse.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z
    .string()
    .refine(
      (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
      'must be an address, such as http://localhost:4318/v1/traces',
    )
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList.default({}),
  OTEL_SERVICE_NAME: z.string().max(100).default('plein'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/, 'must be a part of all, from 0 to 1')
    .transform(Number)
    .default(1),
  CACHE_MAX_MB: wholeNumber(0, 16_384).default(64),
  STALE_MINUTES: wholeNumber(0, 60).optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 50).default(10),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(600),
  BUSY_WAIT_MS: wholeNumber(0, 60_000).default(400),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  SHUTDOWN_SECONDS: wholeNumber(1, 600).default(10),
  WORKERS: wholeNumber(1, 64).default(1),
  PLEIN_MODE: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
});

export const variableNames = Object.keys(variables.shape);

/** An empty value counts as absent, because container tools pass `NAME=` for what nobody filled in. */
function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}

function describe(issue: z.core.$ZodIssue, environment: Environment): string {
  const name = String(issue.path[0]);
  const isSecret = (secretVariables as readonly string[]).includes(name);
  const value = isSecret ? 'its value is not shown' : `now "${environment[name]}"`;
  return `${name} (${value}) ${issue.message}. Change it in the environment or in .env; .env.example explains it.`;
}

/** What says nothing without something else. */
function refuseHalf({
  DATABASE_URL,
  DATABASE_POOLER_URL,
  DATABASE_REPLICA_URLS,
  DATABASE_SERVERS,
  DEMO,
}: z.infer<typeof variables>): void {
  const besides = DATABASE_POOLER_URL !== undefined || DATABASE_REPLICA_URLS.length > 0 || DATABASE_SERVERS.size > 0;
  if (besides && DATABASE_URL === undefined) {
    throw new ConfigError(
      'DATABASE_POOLER_URL, DATABASE_REPLICA_URLS and DATABASE_SERVERS stand beside DATABASE_URL, which is not set. Set it to the way to PostgreSQL itself.',
    );
  }
  // The demo is made under a lock that stays on one connection.
  if (DATABASE_POOLER_URL !== undefined && DEMO) {
    throw new ConfigError(
      'The demo cannot be made by way of a pooler. Set DEMO=false, or leave DATABASE_POOLER_URL out.',
    );
  }
}

interface BucketVariables {
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID: string;
  S3_SECRET_ACCESS_KEY: string;
  S3_FORCE_PATH_STYLE: boolean;
}

const bucketOf = (bucket: string | undefined, value: BucketVariables) =>
  bucket === undefined
    ? undefined
    : {
        bucket,
        endpoint: value.S3_ENDPOINT ?? `https://s3.${value.S3_REGION}.amazonaws.com`,
        region: value.S3_REGION,
        accessKeyId: value.S3_ACCESS_KEY_ID,
        secretAccessKey: value.S3_SECRET_ACCESS_KEY,
        forcePathStyle: value.S3_FORCE_PATH_STYLE,
      };

export function parseConfig(environment: Environment) {
  const given = withoutEmpty(environment);
  const result = variables.safeParse(given);
  if (!result.success) {
    const [first] = result.error.issues;
    throw new ConfigError(first ? describe(first, given) : 'The environment cannot be read.');
  }
  const value = result.data;
  refuseHalf(value);
  return Object.freeze({
    host: value.HOST,
    port: value.PORT,
    dataDir: resolve(projectRoot, value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    databasePoolerUrl: value.DATABASE_POOLER_URL,
    databaseReplicaUrls: value.DATABASE_REPLICA_URLS,
    databaseServers: value.DATABASE_SERVERS,
    adminEmail: value.ADMIN_EMAIL,
    adminPassword: value.ADMIN_PASSWORD,
    demo: value.DEMO,
    publicUrl: value.PUBLIC_URL,
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
    metricsToken: value.METRICS_TOKEN,
    authSecret: value.AUTH_SECRET,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    translation:
      value.TRANSLATION_URL === undefined
        ? undefined
        : { url: value.TRANSLATION_URL, apiKey: value.TRANSLATION_API_KEY },
    s3: bucketOf(value.S3_BUCKET, value),
    backups: {
      folder: resolve(projectRoot, value.BACKUP_FOLDER ?? join(value.DATA_DIR, 'backups')),
      password: value.BACKUP_PASSWORD,
      // What is not said of it is as that of the uploaded files.
      s3: bucketOf(value.BACKUP_S3_BUCKET, {
        S3_ENDPOINT: value.BACKUP_S3_ENDPOINT ?? value.S3_ENDPOINT,
        S3_REGION: value.BACKUP_S3_REGION ?? value.S3_REGION,
        S3_ACCESS_KEY_ID: value.BACKUP_S3_ACCESS_KEY_ID ?? value.S3_ACCESS_KEY_ID,
        S3_SECRET_ACCESS_KEY: value.BACKUP_S3_SECRET_ACCESS_KEY ?? value.S3_SECRET_ACCESS_KEY,
        S3_FORCE_PATH_STYLE: value.BACKUP_S3_FORCE_PATH_STYLE ?? value.S3_FORCE_PATH_STYLE,
      }),
    },
    tracing:
      value.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT === undefined
        ? undefined
        : {
            url: value.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
            headers: value.OTEL_EXPORTER_OTLP_HEADERS,
            serviceName: value.OTEL_SERVICE_NAME,
            share: value.OTEL_TRACES_SAMPLER_ARG,
          },
    cacheMaxMb: value.CACHE_MAX_MB,
    staleMinutes: value.STALE_MINUTES,
    databasePoolSize: value.DATABASE_POOL_SIZE,
    rateLimitPerMinute: value.RATE_LIMIT_PER_MINUTE,
    busyWaitMilliseconds: value.BUSY_WAIT_MS,
    drainSeconds: value.DRAIN_SECONDS,
    shutdownSeconds: value.SHUTDOWN_SECONDS,
    workers: value.WORKERS,
    mode: value.PLEIN_MODE,
  });
}

export type Config = ReturnType<typeof parseConfig>;

function readEnvFile(file: string): Environment {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new ConfigError(`${file} cannot be read. Make it readable for this user, or remove it.`, { cause: error });
  }
}

/** The real environment wins over .env, so that one start can differ without an edit. */
export function loadConfig(environment: Environment = process.env, envFile = resolve(projectRoot, '.env')): Config {
  return parseConfig({ ...readEnvFile(envFile), ...withoutEmpty(environment) });
}
