import { get as planCall } from '@fairbridge/contract/floor-plan/floor-plan.calls.ts';
import { getFloor } from '@fairbridge/contract/floor-plan/floor-plan-desk.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { editorTexts } from '../web/app/domains/floor-plan/editor/editor.texts.ts';
import { clientOf } from './client.ts';
import { expect, expectGood, inGate, inLang, LANGS, open, test } from './fixtures.ts';
import { pressOn, tabTo } from './keyboard.ts';
import { STAFF } from './organizer-console.ts';
import { keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';

/** Each test draws on a floor of its own, and takes away again what it drew. */
const FLOORS = { zh: '7F', en: 'B1F' } as const;

const numbersOn = async (floor: string): Promise<string[]> => {
  const { floors } = await clientOf(null).call(planCall, {});
  return floors.find(({ code }) => code === floor)?.booths.map(({ number }) => number) ?? [];
};

for (const lang of LANGS)
  test(
    `the organizer draws booths by pointer, splits, merges and numbers them, and is told what is wrong (${lang})`,
    inGate(lang === 'zh'),
    async ({ enter }) => {
      const t = translator(editorTexts, lang);
      const code = FLOORS[lang];
      const session = await staffSession(STAFF.owner);
      const { booths, depth } = await clientOf(session.token).call(getFloor, { floor: code });
      const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
      await keepSession(page, session);
      await open(page, inLang(lang, `/organizer/floor-plan/${code}`));
      const main = page.getByRole('main');
      const drawing = main.getByRole('application');
      const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
      await expectGood(page);

      await test.step('a booth is drawn, split in two, and both are numbered', async () => {
        await press(t('drawBooth'));
        const box = await drawing.boundingBox();
        if (box === null) throw new Error('the drawing is not shown');
        const scale = box.height / depth;
        // the upper left corner of every demo floor is outside of its halls
        const [x, y] = [box.x + 1 * scale, box.y + 1 * scale];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 4 * scale, y + 2 * scale, { steps: 4 });
        await page.mouse.up();
        await expect(main.getByRole('heading', { name: t('selectedBooths', { count: '1' }) })).toBeVisible();
        await press(t('split'));
        await expect(main.getByRole('heading', { name: t('selectedBooths', { count: '2' }) })).toBeVisible();
        // the same two in a frame
        await drawing.focus();
        await page.keyboard.press('Escape');
        await expect(main.getByText(t('nothing'))).toBeVisible();
        // on a phone the page has scrolled meanwhile
        const { x: left = 0, y: top = 0 } = (await drawing.boundingBox()) ?? {};
        await page.mouse.move(left + 0.5 * scale, top + 0.5 * scale);
        await page.mouse.down();
        await page.mouse.move(left + 5.5 * scale, top + 3.2 * scale, { steps: 4 });
        await page.mouse.up();
        await expect(main.getByRole('heading', { name: t('selectedBooths', { count: '2' }) })).toBeVisible();
        await main.getByLabel(t('firstNumber'), { exact: true }).fill('z8');
        await press(t('numberRow'));
        await expect(main.locator('.edited-booth[data-key]').filter({ hasText: /^Z[89]$/ })).toHaveCount(2);
      });

      await test.step('what is wrong with it is named, and nothing is stored', async () => {
        await press(t('save'));
        await expect(main.getByText(t('faults', { count: '2' }))).toBeVisible();
        expect(await numbersOn(code)).not.toContain('Z8');
      });

      await test.step('steps are taken back, and taken again', async () => {
        for (let step = 0; step < 3; step += 1) await press(t('undo'));
        await expect(main.locator('.edited-booth[data-key]')).toHaveCount(booths.length);
        await expect(main.getByRole('button', { name: t('undo'), exact: true })).toBeDisabled();
        await press(t('redo'));
        await expect(main.locator('.edited-booth[data-key]')).toHaveCount(booths.length + 1);
        await press(t('undo'));
      });

      await test.step('a free booth is split, and merged again', async () => {
        const free = main.locator('.edited-booth[data-key][data-occupancy=free]').first();
        const number = (await free.textContent()) ?? '';
        await free.click();
        await press(t('split'));
        await press(t('merge'));
        await expect(main.getByLabel(t('number'), { exact: true })).toHaveValue(number);
        await press(t('check'));
        await expect(main.getByText(t('checked', { added: '0', changed: '0', removed: '0' }))).toBeVisible();
      });
    },
  );

// an earlier plan is one of all floors
test.describe('earlier plans', () => {
  test.describe.configure({ mode: 'serial' });
  for (const lang of LANGS)
    test(`by keyboard a booth is moved, renumbered and held back, then taken back to an earlier plan (${lang})`, async ({
      enter,
    }) => {
      const t = translator(editorTexts, lang);
      const code = FLOORS[lang];
      const session = await staffSession(STAFF.owner);
      const client = clientOf(session.token);
      const before = await client.call(getFloor, { floor: code });
      const standing = new Set(before.exhibitors.map(({ hall, boothNumber }) => `${hall} ${boothNumber}`));
      const free = before.booths.find(
        ({ hall, number, state }) => state === 'open' && !standing.has(`${hall} ${number}`),
      );
      if (free === undefined) throw new Error(`no free booth on ${code}`);
      const page = await enter({ lang });
      await keepSession(page, session);
      await open(page, inLang(lang, `/organizer/floor-plan/${code}`));
      const main = page.getByRole('main');
      await pressOn(page, main.getByText(t('booths', { count: String(before.booths.length) }), { exact: true }));
      const name = t('boothName', { booth: `${free.hall} ${free.number}`, state: t('free') });
      await pressOn(page, main.getByRole('checkbox', { name, exact: true }), 'Space');
      await tabTo(page, main.getByLabel(t('number'), { exact: true }));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Z77');
      await tabTo(page, main.getByLabel(t('state'), { exact: true }));
      await page.keyboard.press('ArrowDown');
      await tabTo(page, main.getByRole('application'));
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Shift+ArrowLeft');
      await expectGood(page);
      await pressOn(page, main.getByRole('button', { name: t('save'), exact: true }));
      await expect(page.getByText(t('saved'), { exact: true })).toBeVisible();
      expect(await numbersOn(code)).toContain('Z77');

      await open(page, inLang(lang, '/organizer/floor-plan'));
      const history = main.getByRole('region', { name: t('history') });
      await expectGood(page);
      await pressOn(page, history.getByRole('button', { name: t('restore'), exact: true }).first());
      await pressOn(page, page.getByRole('dialog').getByRole('button', { name: t('restore'), exact: true }));
      await expect(page.getByText(t('restored'), { exact: true })).toBeVisible();
      expect(await numbersOn(code)).toContain(free.number);
      expect(await numbersOn(code)).not.toContain('Z77');
    });
});
