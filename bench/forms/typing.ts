import { chromium } from '@playwright/test';
import { percentileOf } from '../editor/percentile.ts';
import { benchAccount } from '../product.ts';
import { signInPath } from '../sign-in.ts';
import type { Site } from '../site.ts';
import { makeForm } from './long-form.ts';

const fields = 300;
const words = 'Waar is het, en hoe lang al?';
const nl = (text: string) => ({ $lang: { nl: text } });
const kinds = ['text', 'longText', 'choice', 'manyChoice', 'number', 'date', 'email', 'scale'];

/** Three hundred questions of eight kinds in ten steps; every tenth hangs on a choice before it. */
const largeDocument = () => ({
  title: nl('Een lang formulier'),
  fields: Array.from({ length: fields }, (_, index) => {
    const kind = index % 30 === 0 ? 'pageBreak' : (kinds[index % kinds.length] ?? 'text');
    const hasOptions = kind === 'choice' || kind === 'manyChoice';
    return {
      id: `vraag${index}`,
      kind,
      label: nl(`Vraag nummer ${index} van dit formulier`),
      options: hasOptions ? ['a', 'b', 'c', 'd'].map((value) => ({ value, label: nl(`Keuze ${value}`) })) : [],
      ...(index % 10 === 5 &&
        index > 10 && {
          condition: { match: 'all', rules: [{ field: 'vraag2', operator: 'oneOf', values: ['a'] }] },
        }),
    };
  }),
});

export interface BuilderTyping {
  /** Milliseconds of the page's main thread for a key, until its picture is there. */
  p50: number;
  p95: number;
  /** Of which scripts, on average. */
  script: number;
}

/** Letters in the label of a question in the middle, each when the picture of the one before is there. */
export async function measureBuilderTyping({ port }: Site, executablePath: string): Promise<BuilderTyping> {
  const { guid } = await makeForm(port, largeDocument());
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const origin = `http://127.0.0.1:${port}`;
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const { status } = await page.request
      .post(`${origin}${signInPath}`, { data: benchAccount })
      .then((answer) => ({ status: answer.status() }));
    if (status !== 200) throw new Error(`Signing in answered ${status}.`);
    await page.goto(`${origin}/admin/forms/view/${guid}`);
    const label = page.getByRole('textbox').filter({ hasText: 'Vraag nummer 151 van' });
    await label.click();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const now = async (name: 'TaskDuration' | 'ScriptDuration') => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find((one) => one.name === name)?.value ?? Number.NaN) * 1000;
    };
    const painted = () =>
      page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
    for (const letter of words) await page.keyboard.type(letter);
    const tasks: number[] = [];
    const scripts: number[] = [];
    for (const letter of words + words) {
      await painted();
      const before = { task: await now('TaskDuration'), script: await now('ScriptDuration') };
      await page.keyboard.type(letter);
      await painted();
      tasks.push((await now('TaskDuration')) - before.task);
      scripts.push((await now('ScriptDuration')) - before.script);
    }
    return {
      p50: percentileOf(tasks, 0.5),
      p95: percentileOf(tasks, 0.95),
      script: scripts.reduce((sum, one) => sum + one, 0) / scripts.length,
    };
  } finally {
    await browser.close();
  }
}
