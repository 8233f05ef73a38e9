import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { S3Options } from '../storage/s3-storage.ts';

export interface S3Server {
  options: S3Options;
  /** Connections are taken and nothing is answered, until it goes on. */
  hang(): void;
  goOn(): void;
  stop(): Promise<void>;
}

const bucket = 'plein-test';
const script = fileURLToPath(new URL('./s3-server-process.ts', import.meta.url));

/** A server that speaks S3, as a process of its own on this machine, with an empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'plein-s3-'));
  const child: ChildProcess = fork(script, [folder, bucket], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [port] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the S3 server did not start'))),
  ])) as [number];
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    },
    hang: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
