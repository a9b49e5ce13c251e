import { afterAll, describe, expect, test } from 'vitest';
import { BADGE } from '../../../test/printed-badge.ts';
import { FAIR, ORGANIZER } from '../../../test/printed-fair.ts';
import { readBack, tight } from '../../../test/read-pdf.ts';
import { Pdf } from '../../platform/pdf/pdf.ts';
import { CONFIRMATION } from './voucher.drawings.ts';
import type { Confirmation } from './voucher.shapes.ts';

const LETTER: Confirmation = {
  lang: 'zh',
  kind: 'vip',
  name: '王芳·阿依古丽',
  company: 'Acme & Söhne GmbH',
  country: { zh: '德国', en: 'Germany' },
  number: 'C26-004217',
  qr: BADGE.qr,
  organizer: ORGANIZER,
};

const pdf = new Pdf();
afterAll(() => pdf.close());

describe('a letter', () => {
  test('confirms a registration in Chinese', async () => {
    const { bytes, missing } = await pdf.draw(CONFIRMATION, FAIR, LETTER);
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
    const { bytes } = await pdf.draw(CONFIRMATION, FAIR, { ...LETTER, broughtBy: '王敏 · 禾田农资有限公司' });
    expect((await readBack(bytes)).pages[0]).toContain('预登记人王敏·禾田农资有限公司');
    const alone = await pdf.draw(CONFIRMATION, FAIR, LETTER);
    expect((await readBack(alone.bytes)).pages[0]).not.toContain('预登记人');
  });

  test('confirms a registration in English', async () => {
    const { bytes } = await pdf.draw(CONFIRMATION, FAIR, { ...LETTER, lang: 'en', name: 'Wang Fang' });
    const { pages, lang } = await readBack(bytes);
    expect(lang).toBe('en');
    for (const said of [
      'Dear Wang Fang,',
      'Type VIP',
      'Country or region Germany',
      'Dates 21–24 November 2026',
      'Organizing Committee',
    ])
      expect(pages[0]).toContain(tight(said));
  });
});
