import { runServer } from './run-server.mjs';

/**
 * Starts what was built before, and nothing else: it installs nothing, builds nothing and writes only to DATA_DIR. For a
 * container and a service, whose files are read-only and not changed behind their back (docs/operations.md).
 */
runServer('production', process.argv.slice(2));
