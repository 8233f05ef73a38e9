import net from 'node:net';

/** How a connection can go wrong without the database knowing of it. */
export type Cut =
  /** Open connections are reset, new ones refused. */
  | 'refused'
  /** Open connections are reset, new ones accepted and never answered. */
  | 'silent'
  /** Open connections stay open and carry nothing any more; new ones work. */
  | 'half-open'
  /** Everything arrives, three seconds late. */
  | 'slow';

export interface CuttableDatabase {
  /** The same database, by way of here. */
  connectionString: string;
  cut(how: Cut): void;
  mend(): void;
  close(): Promise<void>;
}

interface Line {
  near: net.Socket;
  far: net.Socket | undefined;
  isDead: boolean;
}

const slowMilliseconds = 3000;

/** A way to the database that a test can cut. */
export async function openCuttableDatabase(connectionString: string): Promise<CuttableDatabase> {
  const address = new URL(connectionString);
  const socketFolder = address.searchParams.get('host');
  const port = Number(address.port || 5432);
  const target =
    socketFolder?.startsWith('/') === true
      ? { path: `${socketFolder}/.s.PGSQL.${port}` }
      : { host: address.hostname, port };
  const lines = new Set<Line>();
  let how: Cut | undefined;

  const server = net.createServer((near) => {
    const line: Line = { near, far: undefined, isDead: false };
    lines.add(line);
    near
      .on('error', () => undefined)
      .on('close', () => {
        lines.delete(line);
        line.far?.destroy();
      });
    if (how === 'refused') near.resetAndDestroy();
    if (how === 'refused' || how === 'silent') return;
    const far = net.connect(target);
    line.far = far;
    far
      .on('error', () => undefined)
      .on('close', () => {
        if (!line.isDead) near.destroy();
      });
    carry(line, near, far);
    carry(line, far, near);
  });

  function carry(line: Line, from: net.Socket, to: net.Socket): void {
    from.on('data', (piece) => {
      const pass = () => {
        if (!line.isDead && !to.destroyed) to.write(piece);
      };
      if (how === 'slow') setTimeout(pass, slowMilliseconds).unref();
      else pass();
    });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = new URL(connectionString);
  own.searchParams.delete('host');
  own.hostname = '127.0.0.1';
  own.port = String((server.address() as net.AddressInfo).port);

  const endAll = () => {
    for (const { near, far } of lines) {
      near.resetAndDestroy();
      far?.destroy();
    }
  };
  return {
    connectionString: own.href,
    cut(next) {
      how = next;
      if (next === 'refused' || next === 'silent') endAll();
      if (next === 'half-open') for (const line of lines) line.isDead = true;
    },
    mend() {
      how = undefined;
    },
    close: () => {
      endAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
