import { isCopyable, makeDataFolder, removeDataFolder, templateVariable } from './data-folder.ts';
import { startServer, stopServer } from './server-process.ts';

/** The demo is made once; every server of the run that shows it starts from a copy. */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const dataDir = await makeDataFolder();
  const server = startServer({ dataDir });
  await server.ready;
  await stopServer(server);
  if (await isCopyable(dataDir)) process.env[templateVariable] = dataDir;
  return () => removeDataFolder(dataDir);
}
