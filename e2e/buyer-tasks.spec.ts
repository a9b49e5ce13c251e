import { browse as browseExhibitors } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import { inLang as said, type Lang, type Bilingual } from '@fairbridge/contract/text.ts';
import type { Locator, Page } from '@playwright/test';
import { busyNames, calmCards } from './busy-booths.ts';
import { expect, inGate, inLang, open, test, type Visitor } from './fixtures.ts';

/** What a buyer does in one go: types and presses Enter, picks what is suggested, presses a link. */
type Action = { type: string } | { pick: RegExp; of: string } | { press: 'product' | 'exhibitor' | RegExp };
type Task = {
  wants: string;
  actions: readonly Action[];
  /** What stands on the page of the right product. */
  right: readonly RegExp[];
  /** What the list says on the way. */
  told?: RegExp;
} & Pick<Required<Visitor>, 'lang' | 'size'>;

/** Nobody should need more (the figure of the issue on discovery). */
const ACTIONS_MAX = 3;

const zh = { lang: 'zh', size: 'desktop' } as const;
const en = { lang: 'en', size: 'desktop' } as const;
const phone = { size: 'phone' } as const;

const TASKS: readonly Task[] = [
  { ...zh, wants: 'a CAS number', actions: [{ type: '77182-82-2' }, { press: 'product' }], right: [/77182-82-2/] },
  {
    ...zh,
    ...phone,
    wants: 'a common name, begun',
    actions: [{ pick: /^草铵膦/, of: '草铵' }, { press: 'product' }],
    right: [/草铵膦/],
  },
  {
    ...en,
    wants: 'a product as the trade writes it',
    actions: [{ type: 'glufosinate 200 g/L SL' }, { press: 'product' }],
    right: [/77182-82-2/, /200 g\/L/, /\bSL\b/],
  },
  { ...zh, wants: 'a name in pinyin', actions: [{ type: 'caoganlin' }, { press: 'product' }], right: [/草甘膦/] },
  {
    ...en,
    ...phone,
    wants: 'a name, misspelt',
    actions: [{ type: 'imidaclorpid' }, { press: 'product' }],
    told: /imidacloprid/,
    right: [/imidacloprid/i],
  },
  {
    ...zh,
    wants: 'a former name',
    actions: [{ type: '阿特拉津' }, { press: 'product' }],
    told: /莠去津/,
    right: [/莠去津/],
  },
  {
    ...en,
    wants: 'a seed treatment by number and form',
    actions: [{ type: 'imidacloprid 600 FS' }, { press: 'product' }],
    right: [/imidacloprid/i, /600 g\/L/, /\bFS\b/],
  },
  {
    ...zh,
    wants: 'whatever there is for a crop',
    actions: [{ type: '大豆除草剂' }, { press: 'product' }],
    right: [/大豆/, /除草剂/],
  },
  {
    ...en,
    ...phone,
    wants: 'a category, without typing',
    actions: [{ press: /^Fungicides/ }, { press: 'product' }],
    right: [/Fungicide/],
  },
  {
    ...zh,
    wants: 'a hall, its exhibitors and what one of them shows',
    actions: [{ press: /1号馆/ }, { press: 'exhibitor' }, { press: 'product' }],
    right: [/1号馆/],
  },
];

const CARD = {
  product: (lang: Lang) => `a[href^="${inLang(lang, '/find-exhibit/detail/')}"]`,
  exhibitor: (lang: Lang) => `a[href^="${inLang(lang, '/find-exhibitor/detail/')}"]`,
} as const;

let busy: readonly Bilingual[] = [];
test.beforeAll(async () => void (busy = await busyNames()));

/** The links of the cards of a list. */
const cards = (page: Page, lang: Lang, kind: keyof typeof CARD): Locator =>
  calmCards(page, lang, busy).locator(CARD[kind](lang));

async function act(page: Page, lang: Lang, action: Action): Promise<void> {
  const main = page.getByRole('main');
  const before = page.url();
  const stood = await main.locator('h1').first().elementHandle();
  if ('press' in action) {
    const { press } = action;
    const link = press instanceof RegExp ? main.getByRole('link', { name: press }) : cards(page, lang, press);
    await link.first().click();
  } else {
    const box = main.getByRole('combobox').first();
    await box.fill('type' in action ? action.type : action.of);
    if ('type' in action) await box.press('Enter');
    else await page.getByRole('option', { name: action.pick }).first().click();
  }
  await expect(page).not.toHaveURL(before);
  // the address changes first, and what stood may be pressed for a moment more
  await expect.poll(() => stood?.evaluate(({ isConnected }) => isConnected)).toBe(false);
}

for (const { lang, size, wants, actions, right, told } of TASKS)
  test(
    `a buyer wants ${wants} (${lang}, ${size}): there in ${actions.length} actions`,
    inGate(wants.includes('CAS')),
    async ({ enter }) => {
      expect(actions.length).toBeLessThanOrEqual(ACTIONS_MAX);
      const page = await enter({ lang, size });
      await open(page, inLang(lang, '/'));
      for (const [at, action] of actions.entries()) {
        await act(page, lang, action);
        if (at === 0 && told !== undefined)
          await expect(page.locator('main .note').filter({ hasText: told }).first()).toBeVisible();
      }
      await expect(page).toHaveURL(/\/find-exhibit\/detail\//);
      for (const pattern of right) await expect(page.getByRole('main')).toContainText(pattern);
    },
  );

for (const lang of ['zh', 'en'] as const)
  test(`a buyer knows the company (${lang}): its exhibits are two presses away`, async ({ enter, apiAs }) => {
    const { list } = await (await apiAs(null)).call(browseExhibitors, { pageNum: 2, pageSize: 24 });
    const name = list
      .map((one) => said(one.name, lang))
      .find((one) => busy.every((its) => !one.includes(said(its, lang))));
    if (name === undefined) throw new Error('the demo has no other company');
    const page = await enter({ lang });
    await open(page, inLang(lang, '/'));
    await act(page, lang, { type: name });
    await page.getByRole('main').getByRole('article').getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await act(page, lang, { press: 'product' });
    await expect(page.getByRole('main')).toContainText(name);
  });

test('what is suggested stands under what it is, each name once, in a box that a phone need not enlarge', async ({
  enter,
}) => {
  const page = await enter({ lang: 'en', size: 'phone' });
  await open(page, inLang('en', '/find/product'));
  const box = page.getByRole('combobox').first();
  await expect(box).toHaveCSS('font-size', '16px');
  await box.fill('glyfosate');
  const ingredients = page.getByRole('group', { name: 'Active ingredients' });
  await expect(ingredients.getByRole('option').first()).toHaveText(/^glyphosate草甘膦glyfosate · 1071-83-6$/);
});
