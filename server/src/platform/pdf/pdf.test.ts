import { Worker } from 'node:worker_threads';
import jsQR from 'jsqr';
import { afterAll, describe, expect, test } from 'vitest';
import { OF_THE_CLOCK } from '../../../test/clock.ts';
import { BADGE } from '../../../test/printed-badge.ts';
import { FAIR } from '../../../test/printed-fair.ts';
import { readBack } from '../../../test/read-pdf.ts';
import { BADGES } from '../../domains/voucher/voucher.drawings.ts';
import { breakLines, pieces } from './line-break.ts';
import { readableOn } from './paper.ts';
import { Pdf } from './pdf.ts';
import { qrModules } from './qr.ts';
import { dayRange, placeOf } from './when-where.ts';

const pdf = new Pdf();
afterAll(() => pdf.close());

describe('the code', () => {
  // The very modules that the paper fills as rectangles, drawn as a bitmap with the quiet zone and read by another library.
  test.each([BADGE.qr, 'https://fair.example/letter/IL-2026-000042', '展桥 Fairbridge', 'x'.repeat(300)])(
    'reads as what was put in: %s',
    (text) => {
      const modules = qrModules(text);
      const [quiet, step] = [4, 3];
      const side = (modules.length + 2 * quiet) * step;
      const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
      for (let y = 0; y < side; y += 1)
        for (let x = 0; x < side; x += 1)
          if (modules[Math.floor(y / step) - quiet]?.[Math.floor(x / step) - quiet] === true)
            pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
      expect(jsQR(pixels, side, side)?.data).toBe(text);
    },
  );
});

describe('the drawing thread', () => {
  test('draws twenty at once, each its own, while the loop turns', OF_THE_CLOCK, async () => {
    let turns = 0;
    const clock = setInterval(() => (turns += 1), 1);
    const names = Array.from({ length: 20 }, (_name, at) => `张伟${at}号`);
    const printed = await Promise.all(names.map((name) => pdf.draw(BADGES, FAIR, [{ ...BADGE, name }])));
    clearInterval(clock);
    const read = await Promise.all(printed.map(({ bytes }) => readBack(bytes)));
    expect(read.map(({ pages }, at) => pages[0]?.includes(`${names[at]}深圳`))).toEqual(names.map(() => true));
    // a drawing in this thread would leave room for one turn a document at most
    expect(turns).toBeGreaterThan(20);
  });

  const realThread = (): Worker => new Worker(new URL('./pdf.worker.ts', import.meta.url), { execArgv: [] });

  test('is started when first needed, and again when it was killed at work', async () => {
    const threads: Worker[] = [];
    const own = new Pdf({ startThread: () => threads[threads.push(realThread()) - 1] ?? realThread() });
    expect(threads.length).toBe(0);
    const names = ['甲', '乙', '丙'];
    const drawing = names.map((name) => own.draw(BADGES, FAIR, [{ ...BADGE, name }]));
    await threads[0]?.terminate();
    const read = await Promise.all((await Promise.all(drawing)).map(({ bytes }) => readBack(bytes)));
    expect(read.map(({ pages }, at) => pages[0]?.includes(`Shanghai${names[at]}`))).toEqual([true, true, true]);
    expect(threads.length).toBe(2);
    await own.close();
  });

  test('gives up a document it died of twice, and draws the next', async () => {
    let started = 0;
    const deadly = (): Worker => new Worker('process.exit(1)', { eval: true });
    const own = new Pdf({ startThread: () => ((started += 1) <= 2 ? deadly() : realThread()) });
    const [first, second] = await Promise.allSettled([
      own.draw(BADGES, FAIR, [BADGE]),
      own.draw(BADGES, FAIR, [BADGE]),
    ]);
    expect([first.status, second.status, started]).toEqual(['rejected', 'fulfilled', 3]);
    await own.close();
  });

  test('refuses what would wait behind too many, and what waits when it closes', async () => {
    const silent = (): Worker =>
      new Worker('require("node:worker_threads").parentPort.on("message", () => {})', { eval: true });
    const own = new Pdf({ startThread: silent, waitingMax: 2 });
    const drawing = Promise.allSettled([1, 2, 3, 4].map(() => own.draw(BADGES, FAIR, [BADGE])));
    await own.close();
    const after = own.draw(BADGES, FAIR, [BADGE]);
    await expect(after).rejects.toMatchObject({ error: 'unavailable' });
    expect((await drawing).map((entry) => entry.status === 'rejected' && entry.reason)).toMatchObject(
      Array.from({ length: 4 }, () => ({ error: 'unavailable' })),
    );
  });

  test('replaces a thread that takes too long', async () => {
    let started = 0;
    const silent = (): Worker =>
      new Worker('require("node:worker_threads").parentPort.on("message", () => {})', { eval: true });
    const own = new Pdf({ startThread: () => ((started += 1) === 1 ? silent() : realThread()), secondsMax: 10 });
    expect((await own.draw(BADGES, FAIR, [BADGE])).missing).toEqual([]);
    expect(started).toBe(2);
    await own.close();
  });
});

describe('lines', () => {
  const one = (text: string): number => [...text].length;
  test('break between Chinese characters and Latin words, never before a closing mark nor after an opening one', () => {
    expect(breakLines('展商（上海）有限公司，欢迎', 3, one)).toEqual([
      '展商',
      '（上',
      '海）有',
      '限公',
      '司，欢',
      '迎',
    ]);
    expect(breakLines('Crop Science GmbH', 7, one)).toEqual(['Crop', 'Science', 'GmbH']);
    expect(breakLines('abcdefghij', 4, one)).toEqual(['abcd', 'efgh', 'ij']);
    expect(breakLines('', 4, one)).toEqual([]);
  });
  test('lose nothing', () => {
    const text = '参观“2026年展会”, Michael O’Brien（采购）ab-cd 3-4。';
    expect(pieces(text).join('')).toBe(text);
  });
});

test('dates and places are said as each language does', () => {
  const range = (first: string, last: string): string[] => [dayRange(first, last, 'zh'), dayRange(first, last, 'en')];
  expect(range('2026-11-21', '2026-11-24')).toEqual(['2026年11月21日至24日', '21–24 November 2026']);
  expect(range('2026-11-29', '2026-12-02')).toEqual(['2026年11月29日至12月2日', '29 November – 2 December 2026']);
  expect(range('2026-12-30', '2027-01-02')).toEqual([
    '2026年12月30日至2027年1月2日',
    '30 December 2026 – 2 January 2027',
  ]);
  expect(range('2026-11-21', '2026-11-21')).toEqual(['2026年11月21日', '21 November 2026']);
  expect(placeOf({ ...FAIR, venue: { zh: '国家会展中心（上海）', en: '' } }, 'zh')).toBe('国家会展中心（上海）');
});

test('text on a colour is white where white can be read, else ink', () => {
  expect(['#0F5B3E', '#8E1B3A', '#1C2321', '#E8B33F', '#D98A2B'].map((colour) => readableOn(colour, 'ink'))).toEqual([
    '#ffffff',
    '#ffffff',
    '#ffffff',
    'ink',
    'ink',
  ]);
});
