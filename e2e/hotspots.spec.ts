import { inLang as textIn, translator } from '@fairbridge/contract/text.ts';
import type { Locator, Page } from '@playwright/test';
import { hotspotViewerTexts } from '../web/app/components/hotspot/hotspot-viewer.texts.ts';
import { editingTexts } from '../web/app/editing/editing.texts.ts';
import { cutTexts } from '../web/app/components/upload/crop-dialog.texts.ts';
import { workbenchTexts } from '../web/app/shell/workbench/workbench.texts.ts';
import { get } from './client.ts';
import { DEMO, expect, expectGood, guardOf, inLang, open, signIn, test, WIDTHS } from './fixtures.ts';
import {
  clickAt,
  makePicture,
  SCENE_PICTURE,
  pickExhibit,
  sceneSays,
  spot,
  stage,
  type SceneForm,
} from './scene-form.ts';
import { dragByFinger, dragByMouse } from './drags.ts';
import { pressOn, tabTo } from './keyboard.ts';
import { ownScenes, type OwnScenes } from './own-scenes.ts';
import { beginAs } from './registered.ts';

// One company's showcases are shared: the journeys go one after the other.
test.describe.configure({ mode: 'default', timeout: 180_000 });

type Journey = SceneForm & { scenes: OwnScenes };

const NAMES = { zh: '端到端热点', en: 'Journey showcase' } as const;
const exhibitName = ({ lang, scenes }: Journey, which: 0 | 1 | 'hidden'): string =>
  textIn((which === 'hidden' ? scenes.hidden : scenes.shown[which]).name, lang);

/** Drags a hotspot to a share of the picture's width and height. */
async function drag(
  page: Page,
  size: keyof typeof WIDTHS,
  spotted: Locator,
  box: Locator,
  x: number,
  y: number,
): Promise<void> {
  const [from, to] = [await spotted.boundingBox(), await box.boundingBox()];
  if (from === null || to === null) throw new Error('nothing to drag');
  const by = size === 'phone' ? dragByFinger : dragByMouse;
  const middle = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  await by(page, middle, { x: to.x + to.width * x, y: to.y + to.height * y });
}

/** What a guest sees of it: the public exhibit under number 1, and of the restricted one nothing at all. */
async function seeAsGuest(guest: Page, { lang, name, scenes }: Journey): Promise<void> {
  const say = translator(hotspotViewerTexts, lang);
  const address = inLang(lang, `/find-exhibitor/detail/${scenes.exhibitorId}`);
  await open(guest, address);
  const viewer = guest.getByRole('region', { name: say('title') });
  await viewer
    .getByRole('list', { name: say('scenes') })
    .getByRole('button', { name })
    .click();
  const shownName = textIn(scenes.shown[0].name, lang);
  const dots = viewer.getByRole('group', { name }).getByRole('button');
  await expect(dots).toHaveCount(1);
  await expect(dots).toHaveAccessibleName(say('point', { number: 1, name: shownName }));
  await expect(viewer.getByRole('list', { name: say('inPicture') }).getByRole('link')).toHaveCount(1);
  await dots.click();
  const card = viewer.getByRole('group', { name }).getByRole('link', { name: shownName });
  await expect(card).toBeVisible();
  await expectGood(guest);
  await guest.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  const { body } = await get(address);
  expect(body).toContain(scenes.shown[0].id);
  expect(body).not.toContain(scenes.hidden.id);
  await dots.click();
  await card.click();
  await expect(guest).toHaveURL(new RegExp(`/find-exhibit/detail/${scenes.shown[0].id}$`));
  await expect(guest.getByRole('heading', { level: 1 })).toContainText(shownName);
}

/** An approved visitor gets what the served page does not hold, once the browser has asked as him. */
async function seeAsVisitor(visitor: Page, { lang, name, scenes }: Journey): Promise<void> {
  const say = translator(hotspotViewerTexts, lang);
  await beginAs(visitor, { account: DEMO.visitor });
  await open(visitor, inLang(lang, `/find-exhibitor/detail/${scenes.exhibitorId}`));
  const viewer = visitor.getByRole('region', { name: say('title') });
  await viewer
    .getByRole('list', { name: say('scenes') })
    .getByRole('button', { name })
    .click();
  await expect(viewer.getByRole('group', { name }).getByRole('button')).toHaveCount(2);
  await expect(viewer.getByRole('list', { name: say('inPicture') })).toContainText(textIn(scenes.hidden.name, lang));
}

test.describe('showcases', () => {
  for (const size of ['desktop', 'phone'] as const satisfies readonly (keyof typeof WIDTHS)[])
    test(`made by ${size === 'phone' ? 'finger' : 'mouse'} and seen by a guest, in Chinese, ${size}`, async ({
      enter,
      apiAs,
    }) => {
      const lang = 'zh';
      const say = sceneSays(lang);
      const scenes = await ownScenes(apiAs);
      const name = `${NAMES.zh}${size}`;
      await scenes.clear(name);
      const page = await enter({ lang, size });
      const journey: Journey = { page, lang, name, scenes };
      await signIn(page, { lang, type: 'actor', account: DEMO.staff });
      await open(page, '/hotspot');
      await expect(page.getByRole('heading', { level: 1, name: say('listTitle') })).toBeVisible();
      await expectGood(page);
      await makePicture(journey);
      await expectGood(page);

      // saving without a hotspot, and with one that leads nowhere, says what is missing
      await page.getByRole('button', { name: say('save') }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await clickAt(page, lang, 0.3, 0.3);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectGood(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Cancel') })
        .click();
      await page.getByRole('button', { name: say('save') }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByRole('button', { name: say('chooseFor', { number: 1 }) }).click();
      await pickExhibit(journey, exhibitName(journey, 0));

      await stage(page, lang).scrollIntoViewIfNeeded();
      await drag(page, size, spot(page, lang, 1), stage(page, lang), 0.7, 0.25);
      await expect(spot(page, lang, 1)).toHaveAccessibleName(/距左 (69|70|71)(\.\d)?%，距上 (24|25|26)(\.\d)?%/);
      await clickAt(page, lang, 0.2, 0.7);
      await pickExhibit(journey, exhibitName(journey, 'hidden'));
      // an exhibit has one hotspot
      await clickAt(page, lang, 0.5, 0.85);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('searchbox').fill(exhibitName(journey, 0));
      await expect(dialog.getByText(say('used', { number: 1 }))).toBeVisible();
      await dialog.getByRole('button', { name: say('removeThis') }).click();
      await expect(spot(page, lang, 3)).toHaveCount(0);
      await expect(page.getByText(say('pointMeter', { count: 2, max: 10 }))).toBeVisible();

      // leaving without saving is asked about
      await page.getByRole('link', { name: say('Cancel') }).click();
      const leave = translator(editingTexts, lang);
      await page
        .getByRole('dialog', { name: leave('leaveTitle') })
        .getByRole('button', { name: leave('stay') })
        .click();
      await expectGood(page);
      await page.getByRole('button', { name: say('save') }).click();
      await expect(page).toHaveURL(/\/hotspot$/);
      const card = page.getByRole('article').filter({ hasText: name });
      await expect(card).toContainText(say('points', { count: 2 }));
      await expect(card).toContainText(say('shown'));
      await expectGood(page);

      await seeAsGuest(await enter({ lang, size }), journey);
      await seeAsVisitor(await enter({ lang, size }), journey);

      await card.getByRole('button', { name: say('removeOf', { name }) }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Delete'), exact: true })
        .click();
      await expect(card).toHaveCount(0);
      await page.getByRole('button', { name: say('Undo') }).click();
      await expect(card).toHaveCount(1);
      await scenes.clear(name);
    });

  test('made by keyboard alone and seen by a guest, in English', async ({ enter, apiAs }) => {
    const lang = 'en';
    const say = sceneSays(lang);
    const scenes = await ownScenes(apiAs);
    const name = NAMES.en;
    await scenes.clear(name);
    const page = await enter({ lang });
    const journey: Journey = { page, lang, name, scenes };
    await beginAs(page, { type: 'actor', account: DEMO.staff });
    await open(page, inLang(lang, '/hotspot'));
    await pressOn(page, page.getByRole('link', { name: say('add') }));
    await expect(page.getByRole('heading', { name: say('newTitle') })).toBeVisible();
    const choosing = page.waitForEvent('filechooser');
    await pressOn(page, page.getByRole('button', { name: say('choosePicture') }));
    await (await choosing).setFiles(SCENE_PICTURE);
    await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: translator(cutTexts, lang)('use') }));
    await expect(page.getByRole('img', { name: say('picture') })).toBeVisible();
    await tabTo(page, page.locator(`input[name="name.${lang}"]`));
    await page.keyboard.type(name);
    await pressOn(page, page.getByRole('button', { name: say('next') }));
    await expect(stage(page, lang)).toBeVisible();
    await expectGood(page);

    const add = page.getByRole('button', { name: say('addPoint') });
    const pickByKeyboard = async (exhibit: string): Promise<void> => {
      await pressOn(page, add);
      await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
      await page.keyboard.type(exhibit);
      const choices = page.getByRole('dialog').getByRole('listitem');
      await expect(choices).toHaveCount(1);
      await pressOn(page, choices.getByRole('button'));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await pickByKeyboard(exhibitName(journey, 0));
    await expect(spot(page, lang, 1)).toBeFocused();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'Shift+ArrowLeft', 'Shift+ArrowDown', 'Shift+ArrowDown'])
      await page.keyboard.press(key);
    await expect(spot(page, lang, 1)).toHaveAccessibleName(
      say('spot', { number: 1, name: exhibitName(journey, 0), x: '49.2', y: '51.9' }),
    );
    await pickByKeyboard(exhibitName(journey, 'hidden'));
    await pickByKeyboard(exhibitName(journey, 1));
    await expect(spot(page, lang, 3)).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(spot(page, lang, 3)).toHaveCount(0);
    await expect(spot(page, lang, 2)).toBeFocused();
    await expectGood(page);
    await pressOn(page, page.getByRole('button', { name: say('save') }));
    await expect(page).toHaveURL(/\/en\/hotspot$/);
    await expect(page.getByRole('article').filter({ hasText: name })).toContainText(say('points', { count: 2 }));
    await seeAsGuest(await enter({ lang }), journey);
    await scenes.clear(name);
  });

  test('the later of two editors sees both sides with who and when, and may take the other', async ({
    enter,
    apiAs,
  }) => {
    const lang = 'en';
    const say = sceneSays(lang);
    const scenes = await ownScenes(apiAs);
    const name = 'Two editors';
    await scenes.clear(name);
    const id = await scenes.make(name);
    const page = await enter({ lang });
    await beginAs(page, { type: 'actor', account: DEMO.staff });
    await open(page, inLang(lang, `/hotspot-detail/2/${id}`));
    await spot(page, lang, 1).press('ArrowUp');
    await expect(page.locator('main [data-saving=kept]')).toBeVisible();
    await page.reload();
    await expect(spot(page, lang, 1)).toHaveAccessibleName(/30% from the left, 29\.9% from the top$/);
    await scenes.touch(id);
    guardOf(page).allow(/^409 POST /);
    await page.getByRole('button', { name: say('save') }).click();
    const editing = translator(editingTexts, lang);
    const asked = page.getByRole('alert', { name: editing('overlapsTitle', { count: 1 }) });
    await expect(asked).toContainText(scenes.author);
    await expectGood(page);
    await asked.getByRole('button', { name: editing('takeOf', { label: say('stepPoints') }) }).click();
    await expect(asked).toHaveCount(0);
    await expect(spot(page, lang, 1)).toHaveAccessibleName(/70% from the left, 30% from the top$/);
    await scenes.clear(name);
  });

  test('the second step needs a scene, and there is no third', async ({ enter }) => {
    const page = await enter({ lang: 'en' });
    await beginAs(page, { type: 'actor', account: DEMO.staff });
    await open(page, '/en/hotspot-detail/2');
    await expect(page).toHaveURL(/\/en\/hotspot-detail\/1\?slot=/);
    await open(page, '/en/hotspot-detail/3');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(workbenchTexts.gone[1]);
  });
});
