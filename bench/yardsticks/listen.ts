import type { AddressInfo, Server } from 'node:net';

/** Says on which port a yardstick listens, and ends it when the benchmark that started it is gone. */
export function announce(server: Server): void {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ port }));
  process.stdin.on('end', () => process.exit(0)).resume();
}
