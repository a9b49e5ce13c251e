/** A city: its code is GB/T 2260 in China, elsewhere its English name. */
export type City = { code: string; zh: string; en: string };
/** A province: ISO 3166-2 in mainland China, GB/T 2260 on its coast, GeoNames (`US.CA`) elsewhere; '' holds the cities of a country without any. */
export type Province = { code: string; zh: string; en: string; cities: City[] };

const cell = ({ code, zh, en }: City): string => {
  if (code !== en) return `${code}=${zh}=${en}`;
  return zh === en ? en : `${en}=${zh}`;
};

/** One line a province: code, Chinese, English, cities. The server reads it back (exhibition.areas.ts). */
export const areaFile = (provinces: readonly Province[]): string =>
  provinces.map(({ code, zh, en, cities }) => `${[code, zh, en, ...cities.map(cell)].join('\t')}\n`).join('');
