import { Worker } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import jsQR from 'jsqr';
import { afterAll, describe, expect, test } from 'vitest';
import { OF_THE_CLOCK } from '../../../test/clock.ts';
import { breakLines, pieces } from './line-break.ts';
import { readableOn } from './paper.ts';
import { Pdf } from './pdf.ts';
import type { Badge, Confirmation, InvitationLetter, PrintedFair } from './pdf.shapes.ts';
import { qrModules } from './qr.ts';
import { dayRange, placeOf } from './when-where.ts';

const FAIR: PrintedFair = {
  name: { zh: '国际农用化学品展览会', en: 'International Agrochemical Fair' },
  venue: { zh: '国家会展中心', en: 'National Exhibition Center' },
  city: { zh: '上海', en: 'Shanghai' },
  startsOn: '2026-11-21',
  endsOn: '2026-11-24',
  theme: { action: '#0F5B3E', accent: '#E8B33F', ink: '#1C2321' },
};
const BADGE: Badge = {
  kind: 'visitor',
  name: '张伟',
  company: '深圳市创新智能装备有限公司',
  position: '采购总监',
  country: { zh: '中国', en: 'China' },
  number: 'V26-004217',
  qr: 'https://fair.example/b/Zk3nQ0v8b2Xy7TqLw1RrA9sJ4uHc6DpE',
};
const ORGANIZER = {
  name: { zh: '展会组委会', en: 'Organizing Committee' },
  email: 'visitor@fair.example',
  address: { zh: '上海市崧泽大道333号', en: '333 Songze Avenue, Shanghai' },
};
const CONFIRMATION: Confirmation = {
  lang: 'zh',
  kind: 'vip',
  name: '王芳·阿依古丽',
  company: 'Acme & Söhne GmbH',
  country: { zh: '德国', en: 'Germany' },
  number: 'C26-004217',
  qr: BADGE.qr,
  organizer: ORGANIZER,
};
const LETTER: InvitationLetter = {
  lang: 'en',
  name: 'HOHENSTEIN MAXIMILIAN',
  sex: 'male',
  passportNumber: 'C01X00T478',
  nationality: { zh: '德国', en: 'Germany' },
  company: 'Acme Crop Science GmbH',
  position: 'Director',
  purpose: '',
  letterNumber: 'IL-2026-000042',
  issuedOn: '2026-10-08',
  qr: 'https://fair.example/letter/IL-2026-000042',
  organizer: ORGANIZER,
};

const pdf = new Pdf();
afterAll(() => pdf.close());

type Read = { pages: string[]; sizes: number[][]; info: unknown; lang: unknown };
/** What another program reads out of the file; blanks are left out, since lines and columns end as the paper wants. */
async function readBack(bytes: Buffer): Promise<Read> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const pages: string[] = [];
  const sizes: number[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(tight(items.map((item) => ('str' in item ? item.str : '')).join('')));
    const [, , width = 0, height = 0] = page.view;
    sizes.push([Math.round((width * 25.4) / 72), Math.round((height * 25.4) / 72)]);
  }
  const { info } = await document.getMetadata();
  await loading.destroy();
  return { pages, sizes, info, lang: 'Language' in info ? info.Language : null };
}
const tight = (text: string): string => text.replaceAll(/\s+/g, '');

describe('a badge', () => {
  test('holds what was put in, on 100 by 150 mm, and no more than 400 kB', async () => {
    const { bytes, missing } = await pdf.badge(FAIR, BADGE);
    const read = await readBack(bytes);
    expect(missing).toEqual([]);
    expect(read.sizes).toEqual([[100, 150]]);
    expect(read.pages).toEqual([
      tight(
        '国际农用化学品展览会 International Agrochemical Fair 2026年11月21日至24日 · 上海 · 国家会展中心 21–24 November 2026, National Exhibition Center, Shanghai' +
          '张伟 深圳市创新智能装备有限公司 采购总监 中国 China 编号 No. V26-004217 观众 VISITOR',
      ),
    ]);
    expect(bytes.length).toBeLessThanOrEqual(400_000);
  });

  test.each([
    ['a rare character', '欧阳龘', []],
    ['an Irish apostrophe', 'Michael O’Brien', []],
    ['a Vietnamese name', 'Nguyễn Thị Hồng Nhung', []],
    ['a decomposed accent', 'José Ángel'.normalize('NFD'), []],
    ['sixty letters', 'Maximilian Alexander Ferdinand von Hohenstein-Oldenburg-Lauenburg', []],
    ['one word that fills three lines', 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4), []],
    ['a hundred Chinese characters', '欧阳'.repeat(50), []],
  ])('prints %s whole', async (_what, name, lacking) => {
    const { bytes, missing } = await pdf.badge(FAIR, { ...BADGE, name });
    const [page] = (await readBack(bytes)).pages;
    expect(missing).toEqual(lacking);
    expect(page).toContain(`Shanghai${tight(name.normalize('NFC'))}深圳市`);
  });

  test.each([
    ['a character beyond the font', '𠮷野家', '〓野家', ['𠮷']],
    ['an emoji of several parts, once', '绿色👨‍🌾农业', '绿色〓农业', ['👨‍🌾']],
    ['Latin letters with marks as passports write them', 'Doğan Łukaszewicz', 'DoganLukaszewicz', ['ğ', 'Ł']],
    ['unseen marks, silently', 'A\u202Ecme\u200B\uFEFF', 'Acme', []],
    ['half a surrogate pair and control characters', 'A\uD842\u0007cme', 'A〓cme', ['\uFFFD']],
  ])('replaces and reports %s', async (_what, company, printed, lacking) => {
    const { bytes, missing } = await pdf.badge(FAIR, { ...BADGE, company });
    const [page] = (await readBack(bytes)).pages;
    expect([page?.includes(`张伟${printed}采购总监`), missing]).toEqual([true, lacking]);
  });

  test('takes the Latin name where the font lacks a character of the other', async () => {
    const named = { ...BADGE, nameLatin: 'Kim Min-su' };
    const korean = await pdf.badge(FAIR, { ...named, name: '김민수' });
    expect((await readBack(korean.bytes)).pages[0]).toContain('KimMin-su');
    expect(korean.missing).toEqual(['김', '민', '수']);
    const chinese = await pdf.badge(FAIR, named);
    expect((await readBack(chinese.bytes)).pages[0]).not.toContain('Kim');
  });

  test.each([
    ['王敏 · 禾田农资有限公司', { zh: '深圳市', en: 'China' }],
    ['Maximilian von Hohenstein-Oldenburg · Oldenburgische Landwirtschaftsgenossenschaft', BADGE.country],
  ])('of a colleague says who pre-registered the bearer, whole: %s', async (broughtBy, country) => {
    const [page] = (await readBack((await pdf.badge(FAIR, { ...BADGE, country, broughtBy })).bytes)).pages;
    expect(page).toContain(`预登记By${tight(broughtBy)}`);
    const [alone] = (await readBack((await pdf.badge(FAIR, BADGE)).bytes)).pages;
    expect(alone).not.toContain('预登记');
  });

  test('says in its properties nothing of the person', async () => {
    const read = await readBack((await pdf.badge(FAIR, BADGE)).bytes);
    expect(read.lang).toBe('zh-CN');
    expect(read.info).toMatchObject({ Title: 'Badge', Creator: 'Fairbridge', Producer: 'Fairbridge' });
    expect(JSON.stringify(read.info)).not.toMatch(/张伟|4217/);
  });

  test('comes with others in one document, each with its kind', async () => {
    const kinds = ['visitor', 'vip', 'exhibitor'] as const;
    const { bytes } = await pdf.badges(
      FAIR,
      kinds.map((kind) => ({ ...BADGE, kind })),
    );
    const { pages } = await readBack(bytes);
    expect(pages.map((page) => page.split('V26-004217')[1])).toEqual(['观众VISITOR', 'VIP贵宾', '展商EXHIBITOR']);
  });
});

describe('a letter', () => {
  test('confirms a registration in Chinese', async () => {
    const { bytes, missing } = await pdf.confirmation(FAIR, CONFIRMATION);
    const { pages, info, lang, sizes } = await readBack(bytes);
    const [page = ''] = pages;
    expect([missing, pages.length, sizes, lang]).toEqual([[], 1, [[210, 297]], 'zh-CN']);
    expect(info).toMatchObject({ Title: '参观登记确认函' });
    for (const said of [
      '尊敬的王芳·阿依古丽：',
      '单位Acme&SöhneGmbH',
      '国家/地区德国',
      '身份贵宾',
      '确认编号C26-004217',
      '展会日期2026年11月21日至24日',
      '展会地点上海·国家会展中心',
      '名片两张',
      '展会组委会联系邮箱：visitor@fair.example',
    ])
      expect(page).toContain(said);
  });

  test('of a colleague names who pre-registered the colleague', async () => {
    const { bytes } = await pdf.confirmation(FAIR, { ...CONFIRMATION, broughtBy: '王敏 · 禾田农资有限公司' });
    expect((await readBack(bytes)).pages[0]).toContain('预登记人王敏·禾田农资有限公司');
    const alone = await pdf.confirmation(FAIR, CONFIRMATION);
    expect((await readBack(alone.bytes)).pages[0]).not.toContain('预登记人');
  });

  test('confirms a registration in English', async () => {
    const { bytes } = await pdf.confirmation(FAIR, { ...CONFIRMATION, lang: 'en', name: 'Wang Fang' });
    const { pages, lang } = await readBack(bytes);
    expect(lang).toBe('en');
    for (const said of [
      'Dear Wang Fang,',
      'Admitted as VIP',
      'Country or region Germany',
      'Dates 21–24 November 2026',
      'Organizing Committee',
    ])
      expect(pages[0]).toContain(tight(said));
  });

  test.each([
    [
      'en',
      [
        'Letter no. IL-2026-000042',
        'Name as in passport HOHENSTEIN MAXIMILIAN',
        'Sex Male',
        'Passport number C01X00T478',
        'Nationality Germany',
        'To visit the fair',
        'on 21–24 November 2026 at National Exhibition Center, Shanghai',
        'Date of issue: 8 October 2026',
      ],
    ],
    [
      'zh',
      [
        '函号 IL-2026-000042',
        '护照姓名 HOHENSTEIN MAXIMILIAN',
        '性别男',
        '护照号码 C01X00T478',
        '国籍德国',
        '参观展会',
        '签发日期：2026年10月8日',
        '（主办单位盖章）',
      ],
    ],
  ] as const)('invites for a visa, in %s', async (lang, said) => {
    const { bytes, missing } = await pdf.invitationLetter(FAIR, { ...LETTER, lang });
    const { pages } = await readBack(bytes);
    expect([missing, pages.length]).toEqual([[], 1]);
    for (const sentence of said) expect(pages[0]).toContain(tight(sentence));
  });

  test('goes on to a second page rather than over its foot', async () => {
    const purpose =
      'To visit the fair and to talk with exhibitors about purchases of crop protection products. '.repeat(8);
    const { bytes } = await pdf.invitationLetter(FAIR, { ...LETTER, purpose });
    const { pages } = await readBack(bytes);
    expect([pages.length, pages.join('').includes(tight(purpose))]).toEqual([2, true]);
  });
});

describe('the code', () => {
  // The very modules that the paper fills as rectangles, drawn as a bitmap with the quiet zone and read by another library.
  test.each([BADGE.qr, LETTER.qr, '展桥 Fairbridge', 'x'.repeat(300)])('reads as what was put in: %s', (text) => {
    const modules = qrModules(text);
    const [quiet, step] = [4, 3];
    const side = (modules.length + 2 * quiet) * step;
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    for (let y = 0; y < side; y += 1)
      for (let x = 0; x < side; x += 1)
        if (modules[Math.floor(y / step) - quiet]?.[Math.floor(x / step) - quiet] === true)
          pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    expect(jsQR(pixels, side, side)?.data).toBe(text);
  });
});

describe('the drawing thread', () => {
  test('draws twenty at once, each its own, while the loop turns', OF_THE_CLOCK, async () => {
    let turns = 0;
    const clock = setInterval(() => (turns += 1), 1);
    const names = Array.from({ length: 20 }, (_name, at) => `张伟${at}号`);
    const printed = await Promise.all(names.map((name) => pdf.badge(FAIR, { ...BADGE, name })));
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
    const drawing = names.map((name) => own.badge(FAIR, { ...BADGE, name }));
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
    const [first, second] = await Promise.allSettled([own.badge(FAIR, BADGE), own.badge(FAIR, BADGE)]);
    expect([first.status, second.status, started]).toEqual(['rejected', 'fulfilled', 3]);
    await own.close();
  });

  test('refuses what would wait behind too many, and what waits when it closes', async () => {
    const silent = (): Worker =>
      new Worker('require("node:worker_threads").parentPort.on("message", () => {})', { eval: true });
    const own = new Pdf({ startThread: silent, waitingMax: 2 });
    const drawing = Promise.allSettled([1, 2, 3, 4].map(() => own.badge(FAIR, BADGE)));
    await own.close();
    const after = own.badge(FAIR, BADGE);
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
    expect((await own.badge(FAIR, BADGE)).missing).toEqual([]);
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
