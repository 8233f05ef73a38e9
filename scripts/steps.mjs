/** `Plein  [1/4] Installing…`, with the seconds counting in a terminal and a line at the end everywhere. */
export async function showStep(label, text, work) {
  const start = Date.now();
  const seconds = () => ((Date.now() - start) / 1000).toFixed(1);
  const line = `Plein  ${label ? `${label} ` : ''}${text}…`;
  const isTerminal = Boolean(process.stdout.isTTY);
  process.stdout.write(isTerminal ? line : `${line}\n`);
  const count = isTerminal
    ? setInterval(() => process.stdout.write(`\r${line} ${Math.round((Date.now() - start) / 1000)} s`), 1000)
    : undefined;
  const end = (outcome) => process.stdout.write(`${isTerminal ? '\r\x1b[K' : ''}${line} ${outcome} ${seconds()} s\n`);
  try {
    const result = await work();
    end('done in');
    return result;
  } catch (error) {
    end('failed after');
    throw error;
  } finally {
    clearInterval(count);
  }
}
