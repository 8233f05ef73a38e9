import { socketFolder } from './socket-folder.ts';

/** One machine, a small site when idle: few processes and little memory, and nothing confirmed before it is on disk. */
const common: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  max_connections: '60',
  shared_buffers: '32MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '256MB',
  random_page_cost: '1.1',
  huge_pages: 'off',
  jit: 'off',
  // The background readers and parallel workers of PostgreSQL 18 each cost a process, and pages are small.
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_worker_processes: '4',
  autovacuum: 'on',
  autovacuum_max_workers: '2',
  autovacuum_worker_slots: '2',
  // There is no replica of the embedded database; who needs one sets DATABASE_URL.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_replication_slots: '0',
  max_logical_replication_workers: '0',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  // Room that is only used by serializable transactions, of which there are none: almost a megabyte.
  max_pred_locks_per_transaction: '10',
  // Who makes, moves or removes a platform holds all of its tables and indexes at once, and several may at the same time.
  max_locks_per_transaction: '128',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements carry what people typed, and we log them ourselves without it.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

const durableSettings: Record<string, string> = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** For tests only: a crash of the machine may lose the cluster. */
const fastSettings: Record<string, string> = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** As a list of folders, in which a comma would begin the next. */
const quoted = (folder: string | undefined) => (folder === undefined ? '' : `"${folder.replaceAll('"', '""')}"`);

/** On the command line rather than in postgresql.conf, so that a new version of Plein brings its settings along. */
export function serverArguments(cluster: string, port: number, durable: boolean): string[] {
  const settings = {
    ...common,
    unix_socket_directories: quoted(socketFolder(cluster)),
    ...(durable ? durableSettings : fastSettings),
  };
  return [
    '-D',
    cluster,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
