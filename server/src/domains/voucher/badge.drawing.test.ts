import { afterAll, describe, expect, test } from 'vitest';
import { BADGE } from '../../../test/printed-badge.ts';
import { FAIR } from '../../../test/printed-fair.ts';
import { readBack, tight } from '../../../test/read-pdf.ts';
import { Pdf } from '../../platform/pdf/pdf.ts';
import type { PrintedFair } from '../../platform/pdf/pdf.shapes.ts';
import { BADGES } from './voucher.drawings.ts';
import type { Badge } from './voucher.shapes.ts';

const pdf = new Pdf();
afterAll(() => pdf.close());

const badge = (fair: PrintedFair, one: Badge) => pdf.draw(BADGES, fair, [one]);

describe('a badge', () => {
  test('holds what was put in, on 100 by 150 mm, and no more than 400 kB', async () => {
    const { bytes, missing } = await badge(FAIR, BADGE);
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
    ['characters beyond the basic plane', '欧阳𠮷䶮', []],
    ['an Arabic name', 'محمد علي', []],
    ['an emoji of several parts', '张👩‍🌾', []],
    ['Latin letters with rarer marks', 'Doğan Łukaszewicz', []],
    ['an Irish apostrophe', 'Michael O’Brien', []],
    ['a Vietnamese name', 'Nguyễn Thị Hồng Nhung', []],
    ['a decomposed accent', 'José Ángel'.normalize('NFD'), []],
    ['sixty letters', 'Maximilian Alexander Ferdinand von Hohenstein-Oldenburg-Lauenburg', []],
    ['one word that fills three lines', 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4), []],
    ['a hundred Chinese characters', '欧阳'.repeat(50), []],
  ])('prints %s whole', async (_what, name, lacking) => {
    const { bytes, missing } = await badge(FAIR, { ...BADGE, name });
    const [page] = (await readBack(bytes)).pages;
    expect(missing).toEqual(lacking);
    expect(page).toContain(`Shanghai${tight(name.normalize('NFC'))}深圳市`);
  });

  test.each([
    ['a script that no font has, once', '绿色ქართქა农业', '绿色〓〓〓〓〓〓农业', ['ქ', 'ა', 'რ', 'თ']],
    ['a Greek letter that no font has by the one without its mark', 'ἀγρός', 'αγρος', ['ἀ', 'ό']],
    ['unseen marks, silently', 'A\u202Ecme\u200B\uFEFF', 'Acme', []],
    ['half a surrogate pair and control characters', 'A\uD842\u0007cme', 'A〓cme', ['\uFFFD']],
  ])('replaces and reports %s', async (_what, company, printed, lacking) => {
    const { bytes, missing } = await badge(FAIR, { ...BADGE, company });
    const [page] = (await readBack(bytes)).pages;
    expect([page?.includes(`张伟${printed}采购总监`), missing]).toEqual([true, lacking]);
  });

  test('takes the Latin name where the font lacks a character of the other', async () => {
    const named = { ...BADGE, nameLatin: 'Kim Min-su' };
    const korean = await badge(FAIR, { ...named, name: '김민수' });
    expect((await readBack(korean.bytes)).pages[0]).toContain('KimMin-su');
    expect(korean.missing).toEqual(['김', '민', '수']);
    const chinese = await badge(FAIR, named);
    expect((await readBack(chinese.bytes)).pages[0]).not.toContain('Kim');
  });

  test.each([
    ['王敏 · 禾田农资有限公司', { zh: '深圳市', en: 'China' }],
    ['Maximilian von Hohenstein-Oldenburg · Oldenburgische Landwirtschaftsgenossenschaft', BADGE.country],
  ])('of a colleague says who pre-registered the bearer, whole: %s', async (broughtBy, country) => {
    const [page] = (await readBack((await badge(FAIR, { ...BADGE, country, broughtBy })).bytes)).pages;
    expect(page).toContain(`预登记By${tight(broughtBy)}`);
    const [alone] = (await readBack((await badge(FAIR, BADGE)).bytes)).pages;
    expect(alone).not.toContain('预登记');
  });

  test('says in its properties nothing of the person', async () => {
    const read = await readBack((await badge(FAIR, BADGE)).bytes);
    expect(read.lang).toBe('zh-CN');
    expect(read.info).toMatchObject({ Title: 'Badge', Creator: 'Fairbridge', Producer: 'Fairbridge' });
    expect(JSON.stringify(read.info)).not.toMatch(/张伟|4217/);
  });

  test('comes with others in one document, each with its kind', async () => {
    const kinds = ['visitor', 'vip', 'exhibitor'] as const;
    const { bytes } = await pdf.draw(
      BADGES,
      FAIR,
      kinds.map((kind) => ({ ...BADGE, kind })),
    );
    const { pages } = await readBack(bytes);
    expect(pages.map((page) => page.split('V26-004217')[1])).toEqual(['观众VISITOR', 'VIP贵宾', '展商EXHIBITOR']);
  });
});
