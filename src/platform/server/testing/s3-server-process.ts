import { createRequire } from 'node:module';

interface S3rver {
  run(): Promise<{ port: number }>;
}
type S3rverClass = new (options: object) => S3rver;

/** It has no types of its own. */
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as S3rverClass;
const [directory, bucket] = process.argv.slice(2);

const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: bucket, configs: [] }],
});
process.send?.((await server.run()).port);
// Nobody is left to stop it.
process.on('disconnect', () => process.exit());
