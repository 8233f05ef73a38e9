import { Gauge, type Registry } from 'prom-client';

/** A figure that is asked of what was read, with a value for each label or one without. */
export interface ReadGauge<Found> {
  name: string;
  help: string;
  label: string | undefined;
  of(found: Found): readonly [label: string, value: number][];
}

interface WatchOptions<Found> {
  gauges: readonly ReadGauge<Found>[];
  read(): Promise<Found>;
  /** For how long what was read is told again. */
  keptMilliseconds: number;
  onError(error: unknown): void;
}

function readOnce<Found>(read: () => Promise<Found>, keptMilliseconds: number): () => Promise<Found> {
  let reading: Promise<Found> | undefined;
  return () => {
    if (reading === undefined) {
      reading = read();
      const forget = () => {
        reading = undefined;
      };
      reading.then(() => setTimeout(forget, keptMilliseconds).unref(), forget);
    }
    return reading;
  };
}

/** Where nothing can be read, as without the database, these have no value, and all other figures are there as ever. */
export function watchGauges<Found>(
  registry: Registry,
  { gauges, read, keptMilliseconds, onError }: WatchOptions<Found>,
): void {
  const known = readOnce(read, keptMilliseconds);
  for (const { name, help, label, of } of gauges) {
    new Gauge<string>({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [registry],
      async collect() {
        this.reset();
        try {
          for (const [value, count] of of(await known())) {
            if (label === undefined) this.set(count);
            else this.set({ [label]: value }, count);
          }
        } catch (error) {
          onError(error);
        }
      },
    });
  }
}
