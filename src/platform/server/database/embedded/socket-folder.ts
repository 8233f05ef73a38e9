/** In bytes. Linux has room for a few more than macOS. */
const longestSocket = 103;

/**
 * Where the server of a cluster can be reached without the network, which takes a third off a small question: in its own
 * folder, that nobody else may enter. Nothing where that path is too long for a socket, or on Windows.
 */
export function socketFolder(cluster: string, system: NodeJS.Platform = process.platform): string | undefined {
  const isShort = Buffer.byteLength(`${cluster}/.s.PGSQL.65535`) <= longestSocket;
  return isShort && system !== 'win32' ? cluster : undefined;
}
