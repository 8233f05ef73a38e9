import { median } from './median.ts';
import { type Product, type StartOptions, startProduct } from './product.ts';

export interface Starts {
  firstStartSeconds: number;
  /** The median of all starts but the first. */
  secondStartSeconds: number;
  secondStartWithNpmSeconds: number;
  /** The one that was started last, and still runs. */
  product: Product;
}

/** From the command to the first page with status 200. The first start makes the database and the demo; the others find them. */
export async function measureStarts({ times, ...options }: StartOptions & { times: number }): Promise<Starts> {
  const first = await startProduct(options);
  await first.stop();
  const withNpm = await startProduct({ ...options, command: ['npm', 'start', '--silent'] });
  await withNpm.stop();
  const later: number[] = [];
  for (;;) {
    const product = await startProduct(options);
    later.push(product.startMilliseconds);
    if (later.length === times) {
      return {
        firstStartSeconds: first.startMilliseconds / 1000,
        secondStartSeconds: median(later) / 1000,
        secondStartWithNpmSeconds: withNpm.startMilliseconds / 1000,
        product,
      };
    }
    await product.stop();
  }
}
