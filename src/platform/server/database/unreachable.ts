/** The message is one line for who runs it: what is the matter, and what to do. */
export class DatabaseUnreachableError extends Error {}

interface Asked {
  /** As it stands in the settings. */
  connectionString: string;
  setting: string;
}

type Sentence = (at: { place: string; host: string; user: string; database: string; setting: string }) => string;

const noTls: Sentence = ({ place, setting }) =>
  `${place} speaks no TLS, and ${setting} asks for it. Turn TLS on there (ssl = on), or leave sslmode out of ${setting} where nobody else is on the way.`;
const wantsTls: Sentence = ({ place, setting }) =>
  `${place} takes connections by TLS only. Add ?sslmode=require to ${setting}.`;
const untrusted: Sentence = ({ place, setting }) =>
  `The certificate of ${place} is not trusted. Name the one that vouches for it: ?sslmode=verify-full&sslrootcert=/path/to/ca.pem in ${setting}.`;
const silent: Sentence = ({ place, setting }) =>
  `${place} does not answer in time. This is not about the password: it may be starting or too busy, or a firewall swallows what is sent. Look in its log, and whether ${setting} has the right address and port.`;
const hungUp: Sentence = ({ place, setting }) =>
  `${place} hangs up before it says anything. Look whether it is PostgreSQL that listens there, in its log, and whether ${setting} has the right port.`;

/** By the codes of sockets, of TLS and of PostgreSQL (appendix A of its manual). */
const byCode: Readonly<Record<string, Sentence>> = {
  ECONNREFUSED: ({ place, setting }) =>
    `Nothing listens at ${place}. Start PostgreSQL there, or put its right address and port in ${setting}.`,
  ENOENT: ({ place, setting }) =>
    `There is no socket of PostgreSQL at ${place}. Start PostgreSQL, or put its right folder in ${setting}.`,
  ENOTFOUND: ({ host, setting }) =>
    `The name ${host} leads nowhere. Correct it in ${setting}, or look whether this machine can ask for names (DNS).`,
  EAI_AGAIN: ({ host, setting }) =>
    `This machine cannot ask where ${host} leads just now (DNS). Look at its network, or put an address in ${setting}.`,
  EHOSTUNREACH: ({ place, setting }) =>
    `There is no way from this machine to ${place}. Look at the network between them, and at the address in ${setting}.`,
  ECONNRESET: hungUp,
  EPIPE: hungUp,
  '28P01': ({ place, user, setting }) =>
    `${place} does not take the password of the user ${user}. Correct it in ${setting}; signs such as @ and / are written as %40 and %2F there.`,
  '28000': ({ place, user, database }) =>
    `${place} does not let the user ${user} into the database ${database} from this machine. Let it in in pg_hba.conf of PostgreSQL, or use another user.`,
  '3D000': ({ place, user, database, setting }) =>
    `${place} has no database ${database}. Make it (create database ${database} owner ${user}), or name another in ${setting}.`,
  '42501': ({ place, user, database }) =>
    `${place} does not give the user ${user} the right to the database ${database}. Make that user its owner (alter database ${database} owner to ${user}).`,
  '53300': ({ place }) =>
    `${place} has no connection left. Raise max_connections there, or lower DATABASE_POOL_SIZE here and for others who use it.`,
  '57P03': ({ place }) =>
    `${place} is still starting. Look in its log how far it is, and start Plein again after that.`,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  CERT_HAS_EXPIRED: ({ place }) => `The certificate of ${place} has expired. Renew it there.`,
  ERR_TLS_CERT_ALTNAME_INVALID: ({ place, host, setting }) =>
    `The certificate of ${place} is not for the name ${host}. Name it in ${setting} as the certificate does.`,
};
const sameAs: Readonly<Record<string, string>> = {
  ENETUNREACH: 'EHOSTUNREACH',
  EACCES: 'EHOSTUNREACH',
};

/** What pg says by its words alone, because it gives these no code, and what PostgreSQL says within one code. */
const byWords: readonly [RegExp, Sentence][] = [
  [/no pg_hba\.conf entry.*(?:no encryption|SSL off)/, wantsTls],
  [/does not support SSL/, noTls],
  [/timeout/i, silent],
  [/^Connection terminated unexpectedly/, hungUp],
];

/** Each address of a name fails in its own way; the first tells what there is to tell. */
const firstOf = (error: unknown): Error & { code?: string } =>
  error instanceof AggregateError && error.errors.length > 0 ? firstOf(error.errors[0]) : (error as Error);

/** Why a connection could not be made, each cause in words of its own. */
export function unreachable(error: unknown, { connectionString, setting }: Asked): DatabaseUnreachableError {
  const { hostname, port, username, pathname, searchParams } = new URL(connectionString);
  const socket = searchParams.get('host');
  const host = socket ?? hostname;
  const at = {
    place: `the database at ${socket?.startsWith('/') === true ? socket : `${host}:${port || 5432}`}`,
    host,
    user: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)),
    setting,
  };
  const { message, code = '' } = firstOf(error);
  const sentence =
    byWords.find(([words]) => words.test(message))?.[1] ??
    (code === 'ETIMEDOUT' ? silent : byCode[sameAs[code] ?? code]);
  const said = sentence?.(at) ?? `${at.place} cannot be reached. Check ${setting} and that PostgreSQL runs.`;
  return new DatabaseUnreachableError(`${said[0]?.toUpperCase()}${said.slice(1)} (It says: ${message || code})`, {
    cause: error,
  });
}
