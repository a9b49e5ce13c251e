import { readdirSync } from 'node:fs';
import { contract } from '@fairbridge/contract/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { mobileOf } from '../../platform/phone/phone.ts';
import { areaName, cityList, provinceList } from './exhibition.areas.ts';
import { countryList, countryName } from './exhibition.countries.ts';

const FILES = readdirSync(new URL('areas/', import.meta.url)).map((name) => name.slice(0, 2));
const codesOf = (list: readonly { code: string }[]): string[] => list.map(({ code }) => code);

describe('the address data', () => {
  test('has the 31 provinces of mainland China in both languages', async () => {
    const list = await provinceList('CN');
    expect([list.length, list.find(({ code }) => code === 'CN-JS'), list.find(({ code }) => code === 'CN-XZ')]).toEqual(
      [
        31,
        { code: 'CN-JS', name: { zh: '江苏省', en: 'Jiangsu' } },
        { code: 'CN-XZ', name: { zh: '西藏自治区', en: 'Tibet (Xizang)' } },
      ],
    );
  });

  test.each([
    ['CN', 'CN-JS', '320100', '南京市', 'Nanjing'],
    ['CN', 'CN-BJ', '110100', '北京市', 'Beijing'],
    ['CN', 'CN-SN', '610100', '西安市', "Xi'an"],
    ['CN', 'CN-NM', '150100', '呼和浩特市', 'Hohhot'],
    ['CN', 'CN-XJ', '650100', '乌鲁木齐市', 'Urumqi'],
    ['CN', 'CN-AH', '341500', '六安市', "Lu'an"],
    ['CN', 'CN-ZJ', '331000', '台州市', 'Taizhou'],
    ['CN', 'CN-HB', '429004', '仙桃市', 'Xiantao'],
    ['CN', 'CN-JL', '222400', '延边朝鲜族自治州', 'Yanbian Prefecture'],
    ['HK', '810200', '810205', '观塘区', 'Kwun Tong'],
    ['US', 'US.CA', 'Los Angeles', '洛杉矶', 'Los Angeles'],
    ['US', 'US.TX', 'Abilene', 'Abilene', 'Abilene'],
    ['JP', 'JP.40', 'Tokyo', '东京', 'Tokyo'],
    ['SG', '', 'Singapore', '新加坡', 'Singapore'],
  ])('has in %s %s the city %s', async (country, province, code, zh, en) => {
    const found = (await cityList(country, province)).filter((city) => city.code === code);
    expect(found).toEqual([{ code, name: { zh, en } }]);
    expect(areaName(country, province, code)).toEqual({ zh, en });
  });

  test('names every province and every city of the world in both languages, with no code twice', async () => {
    const wrong: string[] = [];
    let cities = 0;
    for (const country of FILES) {
      const provinces = await provinceList(country);
      if (new Set(codesOf(provinces)).size !== provinces.length) wrong.push(country);
      for (const { code, name } of [{ code: '', name: { zh: '-', en: '-' } }, ...provinces]) {
        const list = await cityList(country, code);
        cities += list.length;
        if (new Set(codesOf(list)).size !== list.length || name.zh === '' || name.en === '') wrong.push(code);
        for (const city of list)
          if (city.code === '' || city.name.zh === '' || city.name.en === '') wrong.push(city.code);
        // What a visitor stores must fit the column that the registration allows.
        for (const city of list) if (city.code.length > 60) wrong.push(city.code);
      }
    }
    expect([wrong, FILES.length > 240, cities > 100_000]).toEqual([[], true, true]);
  });

  test('leaves a text typed by hand as it is', () => {
    expect([
      areaName('CN', null, 'CN-JS'),
      areaName('CN', null, '江苏'),
      areaName('CN', 'CN-JS', '昆山'),
      areaName('CN', 'CN-ZJ', '320100'),
      areaName('ZZ', null, 'Anywhere'),
      areaName('', null, ''),
      areaName('US', null, 'US.CA'),
    ]).toEqual([
      { zh: '江苏省', en: 'Jiangsu' },
      { zh: '江苏', en: '江苏' },
      { zh: '昆山', en: '昆山' },
      { zh: '320100', en: '320100' },
      { zh: 'Anywhere', en: 'Anywhere' },
      { zh: '', en: '' },
      { zh: '加利福尼亚州', en: 'California' },
    ]);
  });

  test.each(['ZZ', '', '..', '../CN', 'cn'])('of "%s", which is no country, is empty', async (country) => {
    expect([await provinceList(country), await cityList(country, '')]).toEqual([[], []]);
  });
});

describe('the list of countries', () => {
  test('begins with China and says where Hong Kong, Macao and Taiwan belong', () => {
    expect(countryList()[0]).toEqual({ code: 'CN', name: { zh: '中国', en: 'China' }, areaCode: '86' });
    expect(['HK', 'MO', 'TW', 'ZZ'].map(countryName)).toEqual([
      { zh: '中国香港', en: 'Hong Kong, China' },
      { zh: '中国澳门', en: 'Macao, China' },
      { zh: '中国台湾', en: 'Taiwan, China' },
      { zh: 'ZZ', en: 'ZZ' },
    ]);
  });

  test('names each in both languages, once, with a calling code that numbers are accepted with', () => {
    const list = countryList();
    const unnamed = list.filter(({ code, name }) => name.zh === code || name.en === code);
    expect([list.length, new Set(codesOf(list)).size, unnamed]).toEqual([245, 245, []]);
    expect(mobileOf('7911 123456', list.find(({ code }) => code === 'GB')?.areaCode)).toBe('447911123456');
  });
});

describe('the calls for addresses', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  test('answer provinces, and the cities of one', async () => {
    const ask = portal.as({ token: null });
    const provinces = await ask(contract.exhibition.provinces, { country: 'CN' });
    const cities = await ask(contract.exhibition.cities, { country: 'CN', province: 'CN-JS' });
    const without = await ask(contract.exhibition.cities, { country: 'SG' });
    expect([
      provinces.list.length,
      cities.list[0],
      cities.list.length,
      codesOf(without.list).includes('Singapore'),
    ]).toEqual([31, { code: '320100', name: { zh: '南京市', en: 'Nanjing' } }, 13, true]);
  });

  test('are empty for an unknown country or province', async () => {
    const ask = portal.as({ token: null });
    expect([
      await ask(contract.exhibition.provinces, { country: 'ZZ' }),
      await ask(contract.exhibition.cities, { country: 'CN', province: 'CN-ZZ' }),
    ]).toEqual([{ list: [] }, { list: [] }]);
  });
});
