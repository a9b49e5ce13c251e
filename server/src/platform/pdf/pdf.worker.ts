import { parentPort } from 'node:worker_threads';
import { draw } from './draw.ts';
import { loadFonts } from './fonts.ts';
import type { Answer, Order } from './pdf.ts';

const fonts = loadFonts();

parentPort?.on('message', (order: Order) => void work(order));

async function work({ id, task }: Order): Promise<void> {
  let answer: Answer;
  try {
    const { bytes, missing } = await draw(fonts, task);
    answer = { id, ok: true, bytes, missing };
  } catch (err) {
    answer = { id, ok: false, reason: err instanceof Error ? (err.stack ?? err.message) : String(err) };
  }
  parentPort?.postMessage(answer);
}
