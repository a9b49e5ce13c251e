import { areaList } from '@vant/area-data';
import { pinyin } from 'pinyin-pro';
import type { City, Province } from './area-file.ts';

/** The code of ISO 3166-2 and the English name of each province, by its first two digits in GB/T 2260. */
const PROVINCES: Readonly<Record<string, readonly [code: string, en: string]>> = {
  11: ['BJ', 'Beijing'],
  12: ['TJ', 'Tianjin'],
  13: ['HE', 'Hebei'],
  14: ['SX', 'Shanxi'],
  15: ['NM', 'Inner Mongolia'],
  21: ['LN', 'Liaoning'],
  22: ['JL', 'Jilin'],
  23: ['HL', 'Heilongjiang'],
  31: ['SH', 'Shanghai'],
  32: ['JS', 'Jiangsu'],
  33: ['ZJ', 'Zhejiang'],
  34: ['AH', 'Anhui'],
  35: ['FJ', 'Fujian'],
  36: ['JX', 'Jiangxi'],
  37: ['SD', 'Shandong'],
  41: ['HA', 'Henan'],
  42: ['HB', 'Hubei'],
  43: ['HN', 'Hunan'],
  44: ['GD', 'Guangdong'],
  45: ['GX', 'Guangxi'],
  46: ['HI', 'Hainan'],
  50: ['CQ', 'Chongqing'],
  51: ['SC', 'Sichuan'],
  52: ['GZ', 'Guizhou'],
  53: ['YN', 'Yunnan'],
  54: ['XZ', 'Tibet (Xizang)'],
  61: ['SN', 'Shaanxi'],
  62: ['GS', 'Gansu'],
  63: ['QH', 'Qinghai'],
  64: ['NX', 'Ningxia'],
  65: ['XJ', 'Xinjiang'],
};

/** English names that are not the pinyin of the Chinese ones, and readings that differ from the usual one of a character. */
const ENGLISH: Readonly<Record<string, string>> = {
  呼和浩特: 'Hohhot',
  包头: 'Baotou',
  鄂尔多斯: 'Ordos',
  呼伦贝尔: 'Hulunbuir',
  巴彦淖尔: 'Bayannur',
  乌兰察布: 'Ulanqab',
  兴安: 'Hinggan',
  锡林郭勒: 'Xilingol',
  阿拉善: 'Alxa',
  哈尔滨: 'Harbin',
  齐齐哈尔: 'Qiqihar',
  大兴安岭: 'Da Hinggan Ling',
  六安: "Lu'an",
  蚌埠: 'Bengbu',
  亳州: 'Bozhou',
  台州: 'Taizhou',
  丽水: 'Lishui',
  厦门: 'Xiamen',
  百色: 'Baise',
  儋州: 'Danzhou',
  乐山: 'Leshan',
  阿坝: 'Aba (Ngawa)',
  甘孜: 'Garze',
  迪庆: 'Deqen',
  拉萨: 'Lhasa',
  日喀则: 'Xigaze (Shigatse)',
  昌都: 'Qamdo',
  林芝: 'Nyingchi',
  那曲: 'Nagqu',
  阿里: 'Ngari',
  果洛: 'Golog',
  乌鲁木齐: 'Urumqi',
  克拉玛依: 'Karamay',
  吐鲁番: 'Turpan',
  博尔塔拉: 'Bortala',
  巴音郭楞: 'Bayingolin',
  阿克苏: 'Aksu',
  克孜勒苏: 'Kizilsu',
  喀什: 'Kashgar',
  和田: 'Hotan',
  伊犁: 'Ili',
  阿勒泰: 'Altay',
  阿拉尔: 'Aral',
  图木舒克: 'Tumxuk',
  可克达拉: 'Kokdala',
  长治: 'Changzhi',
  朝阳: 'Chaoyang',
  漯河: 'Luohe',
  东莞: 'Dongguan',
  重庆: 'Chongqing',
  乐东: 'Ledong',
};

const PEOPLES =
  /(藏族|羌族|彝族|布依族|苗族|侗族|土家族|朝鲜族|哈尼族|壮族|傣族|白族|景颇族|傈僳族|回族|蒙古族|黎族|蒙古|哈萨克|柯尔克孜)+$/;
/** What kind of place it is: written in English only where the bare name would be taken for something else. */
const KINDS: readonly (readonly [ending: RegExp, en: string])[] = [
  [/自治州$/, ' Prefecture'],
  [/自治县$/, ' County'],
  [/地区$/, ' Prefecture'],
  [/林区$/, ''],
  [/盟$/, ' League'],
  [/县$/, ' County'],
  [/市$/, ''],
];

/** Pinyin as it is written on maps: one word, an apostrophe before a syllable that begins with a vowel. */
function romanized(name: string): string {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', v: true });
  const word = syllables
    .map((syllable, at) => (at > 0 && /^[aeo]/.test(syllable) ? `'${syllable}` : syllable))
    .join('');
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll('v', 'ü');
}

function englishName(zh: string): string {
  const kind = KINDS.find(([ending]) => ending.test(zh));
  const core = kind === undefined ? zh : zh.replace(kind[0], '');
  const place = kind?.[1] === '' ? core : core.replace(PEOPLES, '');
  return (ENGLISH[place] ?? romanized(place)) + (kind?.[1] ?? '');
}

const city = (code: string, zh: string): City => ({ code, zh, en: englishName(zh) });

const starting = (list: Readonly<Record<string, string>>, digits: string): [string, string][] =>
  Object.entries(list)
    .filter(([code]) => code.startsWith(digits))
    .toSorted(([a], [b]) => Number(a) - Number(b));

/** Cities and prefectures; where the list only says "directly under the province", the places that are meant by it. */
function citiesOf(digits: string): City[] {
  return starting(areaList.city_list, digits).flatMap(([code, zh]) => {
    if (/直辖/.test(zh))
      return starting(areaList.county_list, code.slice(0, 4)).map(([county, name]) => city(county, name));
    // The counties of Chongqing are a part of Chongqing.
    return zh === '县' ? [] : [city(code, zh)];
  });
}

/** The provinces of mainland China with their cities, in the order of GB/T 2260. */
export const chinaProvinces = (): Province[] =>
  Object.entries(PROVINCES).map(([digits, [code, en]]) => ({
    code: `CN-${code}`,
    zh: areaList.province_list[`${digits}0000`] ?? en,
    en,
    cities: citiesOf(digits),
  }));

/** English names in Hong Kong, Macao and Taiwan, which do not follow pinyin. */
const COAST: Readonly<Record<string, string>> = {
  香港岛: 'Hong Kong Island',
  九龙: 'Kowloon',
  新界: 'New Territories',
  中西区: 'Central and Western',
  湾仔区: 'Wan Chai',
  东区: 'Eastern',
  南区: 'Southern',
  九龙城区: 'Kowloon City',
  油尖旺区: 'Yau Tsim Mong',
  深水埗区: 'Sham Shui Po',
  黄大仙区: 'Wong Tai Sin',
  观塘区: 'Kwun Tong',
  北区: 'North',
  大埔区: 'Tai Po',
  沙田区: 'Sha Tin',
  西贡区: 'Sai Kung',
  元朗区: 'Yuen Long',
  屯门区: 'Tuen Mun',
  荃湾区: 'Tsuen Wan',
  葵青区: 'Kwai Tsing',
  离岛区: 'Islands',
  澳门半岛: 'Macao Peninsula',
  离岛: 'Taipa and Coloane',
  台北市: 'Taipei',
  高雄市: 'Kaohsiung',
  台南市: 'Tainan',
  台中市: 'Taichung',
  金门县: 'Kinmen',
  南投县: 'Nantou',
  基隆市: 'Keelung',
  新竹市: 'Hsinchu City',
  嘉义市: 'Chiayi City',
  新北市: 'New Taipei',
  宜兰县: 'Yilan',
  新竹县: 'Hsinchu County',
  桃园市: 'Taoyuan',
  苗栗县: 'Miaoli',
  彰化县: 'Changhua',
  嘉义县: 'Chiayi County',
  云林县: 'Yunlin',
  屏东县: 'Pingtung',
  台东县: 'Taitung',
  花莲县: 'Hualien',
  澎湖县: 'Penghu',
  连江县: 'Lienchiang (Matsu)',
};

function coastName(zh: string): string {
  const en = COAST[zh];
  if (en === undefined) throw new Error(`no English name of ${zh}`);
  return en;
}

/** Hong Kong, Macao and Taiwan, which are chosen like a country because they have calling codes of their own. */
export function coastProvinces(country: 'HK' | 'MO' | 'TW'): Province[] {
  const digits = { HK: '81', MO: '82', TW: '71' }[country];
  return starting(areaList.city_list, digits).map(([code, zh]) => ({
    code,
    zh,
    en: coastName(zh),
    cities:
      country === 'HK'
        ? starting(areaList.county_list, code.slice(0, 4)).map(([county, name]) => ({
            code: county,
            zh: name,
            en: coastName(name),
          }))
        : [],
  }));
}
