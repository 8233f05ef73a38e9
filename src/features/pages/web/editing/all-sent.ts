/** Whoever waits for all to be on the server hears of it, or of what is in the way. */
export function createAllSent() {
  const waiting = new Set<{ resolve(): void; reject(error: unknown): void }>();
  return {
    wait: (): Promise<void> => new Promise((resolve, reject) => void waiting.add({ resolve: () => resolve(), reject })),
    settle(error?: unknown): void {
      for (const { resolve, reject } of waiting) error === undefined ? resolve() : reject(error);
      waiting.clear();
    },
  };
}
