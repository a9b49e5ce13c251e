import { parentPort } from 'node:worker_threads';
import type { Draw } from './drawing.ts';
import { loadFonts } from './fonts.ts';
import type { Answer, Order } from './pdf.ts';

const fonts = loadFonts();

parentPort?.on('message', (order: Order) => void work(order));

const draws = (module: object): module is { draw: Draw<unknown> } =>
  'draw' in module && typeof module.draw === 'function';

async function work({ id, task }: Order): Promise<void> {
  let answer: Answer;
  try {
    const module: object = await import(task.module);
    if (!draws(module)) throw new Error(`${task.module} draws nothing`);
    const { bytes, missing } = await module.draw(fonts, task.fair, task.given);
    answer = { id, ok: true, bytes, missing };
  } catch (err) {
    answer = { id, ok: false, reason: err instanceof Error ? (err.stack ?? err.message) : String(err) };
  }
  parentPort?.postMessage(answer);
}
