import { beforeEach, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import type { CallApi } from '@fairbridge/contract/client.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { drawnFileRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal, type TestPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeScene,
  makeVisitor,
  putInPool,
  type Employee,
  type Exhibitor,
} from '../../../test/world.ts';

const { own, change, preview, detail, browse } = contract.exhibitor;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let admin: Employee;
let call: CallApi;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true });
  call = portal.as(admin);
});

async function makeFile(use: string, exhibitor: Exhibitor = company): Promise<string> {
  const row = { ...drawnFileRow(exhibitor.exhibition_id, exhibitor.id, {}, { width: 1200, height: 560 }), use };
  await insertRows(portal.ctx.db, 'file', [row]);
  return row.id;
}

/** The company as it stands, to be sent back with some of it changed. */
async function formNow(changed: Partial<InputOf<typeof change>> = {}): Promise<InputOf<typeof change>> {
  const { form, version } = await call(own, {});
  return { ...change.input.parse({ ...form, version }), ...changed };
}

const FULL = {
  name: { zh: '江苏丰禾农化有限公司', en: 'Jiangsu Fenghe Agrochemical Co., Ltd.' },
  shortName: { zh: '丰禾', en: 'Fenghe' },
  brand: '丰禾盾',
  categories: ['herbicides'],
  companyTypes: ['formulator', 'trader'],
  country: 'CN',
  province: 'CN-JS',
  city: '320100',
  address: { zh: '江宁区科学园路 8 号', en: '8 Kexueyuan Road, Jiangning' },
  zipCode: '211100',
  website: 'https://www.fenghe.example',
  threeDUrl: 'https://vr.fenghe.example/booth',
  telephone: { areaCode: '86', number: '025-5288 1000' },
  fax: '025-5288 1001',
  email: 'sales@fenghe.example',
  scale: '201-500' as const,
  registeredCapital: '5000 万元',
  foundedYear: 1998,
  attendTimes: 7,
  listed: true,
  introduction: { zh: '除草剂生产企业。', en: 'Maker of herbicides.' },
  productIntroduction: { zh: '草铵膦系列。', en: 'Glufosinate range.' },
  mainBusinessScope: { zh: '除草剂', en: 'Herbicides' },
  sourcingDemand: { zh: '助剂', en: 'Adjuvants' },
  abroadWarehouse: { zh: '桑托斯', en: 'Santos' },
  contact: {
    name: '李雷',
    mobile: { areaCode: '86', number: '13800000000' },
    otherMobile: { areaCode: '', number: '' },
    email: 'li@fenghe.example',
  },
  conferenceContact: {
    name: '韩梅梅',
    mobile: { areaCode: '86', number: '13900000000' },
    otherMobile: { areaCode: '852', number: '91234567' },
    email: '',
  },
  headquarters: {
    name: '丰禾集团',
    address: { zh: '上海市', en: 'Shanghai' },
    zipCode: '200000',
    telephone: { areaCode: '86', number: '021-60000000' },
    fax: '',
    website: 'https://group.fenghe.example',
  },
};

describe('exhibitor.change', () => {
  test('stores every field as it was written, and shows the public ones', async () => {
    const [logo, banner] = [await makeFile('logo'), await makeFile('company')];
    const saved = await call(change, await formNow({ ...FULL, logo, banners: [banner] }));
    expect(saved).toEqual({ version: 2 });
    const { form, version, pictureAddresses } = await call(own, {});
    expect({ form, version, pictureAddresses }).toEqual({
      form: { ...FULL, logo, banners: [banner], videos: [], province: '江苏省', city: '南京市' },
      version: 2,
      pictureAddresses: { [logo]: `/files/${logo}`, [banner]: `/files/${banner}` },
    });
    expect(await portal.as({ token: null })(detail, { id: company.id })).toMatchObject({
      name: FULL.name,
      province: { zh: '江苏省', en: 'Jiangsu' },
      city: { zh: '南京市', en: 'Nanjing' },
      abroadWarehouse: FULL.abroadWarehouse,
      attendTimes: 7,
      listed: true,
      banners: [`/files/${banner}`],
      reach: null,
    });
  });

  test('keeps both names of a place that was not touched', async () => {
    await call(change, await formNow({ brand: '新牌' }));
    const { province, city } = await call(own, {});
    expect({ province, city }).toEqual({
      province: { zh: '江苏', en: 'Jiangsu' },
      city: { zh: '南京', en: 'Nanjing' },
    });
  });

  test('opens a company that holds what the form would refuse', async () => {
    const odd = await makeExhibitor(portal, {
      email: 'none',
      website: 'soon',
      zip_code: '?',
      scale: 'many',
      country: '',
    });
    const { form } = await portal.as(await makeEmployee(portal, odd))(own, {});
    expect(form).toMatchObject({ email: 'none', website: 'soon', zipCode: '?', scale: 'many', country: '' });
  });

  test('takes a place that is in no list as it was typed', async () => {
    await call(change, await formNow({ country: 'TR', province: 'Ege', city: 'Kasaba' }));
    const { province, city } = await call(own, {});
    expect({ province, city }).toEqual({
      province: { zh: 'Ege', en: 'Ege' },
      city: { zh: 'Kasaba', en: 'Kasaba' },
    });
  });

  test('is found by its new name and no longer by the old one, and so are its exhibits', async () => {
    await makeProduct(portal, company, { scope: 0, name_zh: '无名样品', name_en: 'Unnamed sample' });
    const guest = portal.as({ token: null });
    const found = async (keyword: string) => ({
      exhibitors: (await guest(browse, { keyword })).total,
      exhibits: (await guest(contract.product.browse, { keyword })).total,
    });
    expect(await found('Quillonberg')).toEqual({ exhibitors: 0, exhibits: 0 });
    await call(change, await formNow({ name: { zh: '奎隆堡植保', en: 'Quillonberg Crop Care' } }));
    await expect.poll(() => found('Quillonberg')).toEqual({ exhibitors: 1, exhibits: 1 });
    await call(change, await formNow({ name: { zh: '维斯特林植保', en: 'Vestrilund Crop Care' } }));
    await expect.poll(() => found('Quillonberg')).toEqual({ exhibitors: 0, exhibits: 0 });
  });

  test('of two administrators at once one is told that the other was first, and nothing is lost', async () => {
    const colleague = portal.as(await makeEmployee(portal, company, { admin: true }));
    const input = await formNow();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        outcomeOf((index % 2 === 0 ? call : colleague)(change, { ...input, brand: `B${index}` })),
      ),
    );
    expect(tally(outcomes)).toEqual({ done: 1, editConflict: 9 });
    const { form, version } = await call(own, {});
    expect({ brand: form.brand, version }).toEqual({ brand: `B${outcomes.indexOf('done')}`, version: 2 });
  });

  test('names each wrong field, in the language asked for', async () => {
    const wrong = {
      ...(await formNow()),
      name: { zh: ' ', en: '' },
      zipCode: '2111',
      website: 'javascript:alert(1)',
      email: 'nobody',
      telephone: { areaCode: '', number: '52881000' },
      fax: 'x',
      categories: ['herbicides', 'insecticides', 'fungicides', 'adjuvants'],
      headquarters: { ...FULL.headquarters, telephone: { areaCode: '', number: '60000000' } },
      contact: { ...FULL.contact, mobile: { areaCode: '', number: '13800000000' } },
    };
    const expected = (column: 0 | 1) => ({
      name: RULES.required[column],
      zipCode: RULES.zipCode[column],
      website: RULES.url[column],
      email: RULES.email[column],
      'telephone.areaCode': RULES.companyAreaCode[column],
      fax: RULES.fax[column],
      categories: RULES.categoriesThree[column],
      'headquarters.telephone.areaCode': RULES.headquartersAreaCode[column],
      'contact.mobile.areaCode': RULES.areaCode[column],
    });
    expect(await wrongFields(call(change, wrong))).toEqual(expected(0));
    expect(await wrongFields(portal.as({ ...admin, lang: 'en' })(change, wrong))).toEqual(expected(1));
    expect(await wrongFields(call(change, await formNow({ zipCode: '2111' })))).toEqual({ zipCode: RULES.zipCode[0] });
    expect((await call(own, {})).version).toBe(1);
  });

  test('takes pictures of this company only, each for its place, and categories of this fair', async () => {
    const other = await makeExhibitor(portal);
    const foreign = await makeFile('logo', other);
    const banner = await makeFile('company');
    expect(await wrongFields(call(change, await formNow({ logo: foreign })))).toEqual({
      logo: RULES.companyPicture[0],
    });
    expect(await wrongFields(call(change, await formNow({ logo: banner })))).toEqual({ logo: RULES.companyPicture[0] });
    expect(await wrongFields(call(change, await formNow({ banners: [banner, foreign] })))).toEqual({
      banners: RULES.companyPicture[0],
    });
    expect(await wrongFields(call(change, await formNow({ categories: ['no-such'] })))).toEqual({
      categories: RULES.choice[0],
    });
    expect(await wrongFields(call(change, await formNow({ banners: [banner, banner, banner, banner] })))).toEqual({
      banners: '最多 3 项',
    });
  });
});

describe('how to reach a company', () => {
  test('is told to registered visitors and the organizer, not to guests and unfinished visitors', async () => {
    await call(change, await formNow(FULL));
    const reach = { telephone: '+86 025-5288 1000', fax: FULL.fax, email: FULL.email };
    const asked = async (person: Parameters<TestPortal['as']>[0]) =>
      (await portal.as(person)(detail, { id: company.id })).reach;
    expect(await asked({ token: null })).toBeNull();
    expect(
      await asked(await makeVisitor(portal, { complete_exhibition_registration: false, review_state: null })),
    ).toBeNull();
    expect(await asked(await makeVisitor(portal))).toEqual(reach);
    expect(await asked(await makeOrganizer(portal))).toEqual(reach);
  });
});

describe('exhibitor.preview', () => {
  test('shows the booth as each kind of buyer sees it', async () => {
    const made = [];
    for (const scope of [0, 1, 2] as const)
      made.push(await makeProduct(portal, company, { scope, name_zh: `范围${scope}` }));
    await makeScene(
      portal,
      company,
      made.map(({ id }) => id),
    );
    const other = await makeExhibitor(portal);
    await makeProduct(portal, other, { scope: 0, name_zh: '别家' });
    const member = await makeVisitor(portal);
    await putInPool(portal, company, member);
    const seenBy = async (person: Parameters<TestPortal['as']>[0]) =>
      (await portal.as(person)(contract.product.ofExhibitor, { exhibitorId: company.id })).list;
    const previews = { guest: { token: null }, visitor: await makeVisitor(portal), pool: member };
    for (const as of ['guest', 'visitor', 'pool'] as const) {
      const { exhibitor, exhibits, scenes } = await call(preview, { as });
      expect(exhibits.list).toEqual(await seenBy(previews[as]));
      const shown = portal.as(previews[as])(contract.hotspot.ofExhibitor, { exhibitorId: company.id });
      expect(scenes).toEqual((await shown).list);
      expect(exhibitor).toEqual(await portal.as(previews[as])(detail, { id: company.id }));
    }
    const names = async (as: 'guest' | 'visitor' | 'pool') =>
      (await call(preview, { as })).exhibits.list.map(({ name }) => name.zh).toSorted();
    const points = async (as: 'guest' | 'visitor' | 'pool') =>
      (await call(preview, { as })).scenes.map((scene) => scene.points.length);
    expect([await points('guest'), await points('visitor'), await points('pool')]).toEqual([[1], [2], [3]]);
    expect(await names('guest')).toEqual(['范围0']);
    expect(await names('visitor')).toEqual(['范围0', '范围2']);
    expect(await names('pool')).toEqual(['范围0', '范围1', '范围2']);
  });

  test('works at the other fair for its own companies', async () => {
    const sugar = await makeExhibitor(portal, { categories: [] }, portal.sugarCtx);
    const there = { ...(await makeEmployee(portal, sugar, {}, portal.sugarCtx)), host: SUGAR_HOST };
    expect((await portal.as(there)(preview, { as: 'pool' })).exhibitor.id).toBe(sugar.id);
  });
});
