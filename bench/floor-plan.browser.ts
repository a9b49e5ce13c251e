import { chromium, type Page } from '@playwright/test';
import type { PlanFile } from '../contract/src/floor-plan/floor-plan.shapes.ts';
import { hallsPlan } from '../contract/src/floor-plan/random-plan.ts';
import { seeded } from '../server/test/seeded.ts';
import { CHROMIUM, FLAGS } from './browser.ts';
import { catalogue } from './catalogue.ts';
import { startPortal } from './portal-process.ts';
import { atLeast, atMost, retried, type Row } from './table.ts';

const BOOTHS = 2_000;
/** Of a phone's window. */
const VIEWPORT = { width: 412, height: 860 };
const PAN_MS = 3_000;

/** The whole fair's booths on one floor of the portal, side by side: more than any real floor has. */
function onOneFloor(plan: PlanFile): PlanFile {
  const large = hallsPlan(seeded(3), { halls: 12, booths: BOOTHS }).floors;
  const [first] = plan.floors;
  if (first === undefined) throw new Error('the plan has no floor');
  const hall = first.booths[0]?.hall ?? '';
  const exhibitors = plan.floors.flatMap(({ booths }) => booths.flatMap((booth) => booth.exhibitors));
  const wide = Math.max(...large.map(({ width }) => width));
  const booths = large.flatMap((floor, at) =>
    floor.booths.map((booth, place) => ({
      ...booth,
      hall,
      number: `${at}${place}`,
      exhibitors: exhibitors.slice(place % exhibitors.length, (place % exhibitors.length) + 1),
      points: booth.points.map(([x, y]): [number, number] => [x + at * wide, y]),
    })),
  );
  const floor = {
    ...first,
    width: wide * large.length,
    depth: Math.max(...large.map(({ depth }) => depth)),
    elements: [],
    booths,
  };
  return { ...plan, floors: [floor, ...plan.floors.slice(1)] };
}

/** From when the plan has come to when its canvas stands painted, in ms. */
async function paintAfterData(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('.plan canvas') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('plan painted')));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('plan painted').length > 0, null, { polling: 100 });
  return page.evaluate(() => {
    const came = performance.getEntriesByType('resource').find(({ name }) => name.includes('/plans/plan.json'));
    const painted = performance.getEntriesByName('plan painted')[0];
    if (!(came instanceof PerformanceResourceTiming) || painted === undefined) throw new Error('no plan was painted');
    return painted.startTime - came.responseEnd;
  });
}

/** Frames a second while the plan is dragged to and fro. */
async function framesWhilePanning(page: Page): Promise<number> {
  // the list comes after the map, and then nothing is made any more
  await page.locator('.plan-hall').first().waitFor();
  const box = await page.locator('.plan').boundingBox();
  if (box === null) throw new Error('no plan to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const counted = page.evaluate(
    (ms) =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        let frames = 0;
        const next = (now: number): void => {
          frames += 1;
          if (now - from < ms) requestAnimationFrame(next);
          else resolve((frames * 1_000) / (now - from));
        };
        requestAnimationFrame(next);
      }),
    PAN_MS,
  );
  const until = Date.now() + PAN_MS;
  for (let step = 0; Date.now() < until; step += 1)
    await page.mouse.move(x + 100 * Math.sin(step / 6), y + 60 * Math.cos(step / 6));
  await page.mouse.up();
  return counted;
}

/** The plan in a browser with a processor slowed four times: its bytes, its first paint, and how it is dragged. */
export async function measurePlanInBrowser(): Promise<Row[]> {
  const portal = await startPortal(catalogue(5_000, BOOTHS));
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    // as browsers ask for it
    const file = await fetch(`${portal.origin}/plans/plan.json`, { headers: { 'accept-encoding': 'br' } });
    const plan = (await file.json()) as PlanFile;
    const count = plan.floors.reduce((sum, { booths }) => sum + booths.length, 0);
    const large = JSON.stringify(onOneFloor(plan));
    const code = plan.floors[0]?.code ?? '';
    const measured = async (): Promise<Row[]> => {
      const page = await browser.newPage({ viewport: VIEWPORT, serviceWorkers: 'block' });
      await page.route('**/plans/plan.json', (route) =>
        route.fulfill({ contentType: 'application/json', body: large }),
      );
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const paint = await paintAfterData(page, `${portal.origin}/map/${code}`);
      const frames = await framesWhilePanning(page);
      await page.close();
      return [
        atMost(`floor plan: first paint after its data, ${BOOTHS} booths on one floor, CPU / 4`, paint, 1_000, 'ms'),
        atLeast('floor plan: the same dragged', frames, 50, 'frames/s'),
      ];
    };
    return [
      atMost(
        `floor plan: data of ${count} booths, packed`,
        Number(file.headers.get('content-length')) / 1_000,
        150,
        'kB',
      ),
      ...(await retried('the plan in a browser', measured)),
    ];
  } finally {
    await browser.close();
    await portal.stop();
  }
}
