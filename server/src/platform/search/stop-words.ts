const words = (text: string): string[] => text.split(' ');

/** What stands for a dash before a word: 'herbicide -atrazine'. */
export const EXCLUDING_SIGN = '¬';
/** Stands behind what is excluded: '草甘膦除外'. */
export const EXCLUDED_BEFORE = '除外';
/** Begins many other words, so it excludes a name that follows and nothing else: '非草甘膦', but not '非洲'. */
export const EXCLUDING_NAMES = '非';
/** Words that exclude what follows; those of several words are put together. */
export const EXCLUDING: ReadonlySet<string> = new Set([
  EXCLUDING_SIGN,
  EXCLUDED_BEFORE,
  EXCLUDING_NAMES,
  ...words('not without except excepting excluding exclude otherthan apartfrom'),
  ...words('不要 除了 除开 除去 不含 不包括 不包含 不是 排除'),
]);
/** Between two things that are excluded together. */
export const CONNECTING: ReadonlySet<string> = new Set(words('or nor and 和 与 及 或'));

/** Units of sizes and packs: '200 L', '25kg', '30 公斤', each with all that it is written as. */
export const SIZE_UNITS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    'l 升 litre liter',
    'ml 毫升',
    'cl',
    'kg 公斤 千克',
    'g 克 gram',
    't 吨 ton tonne mt',
    'mm 毫米',
    'cm',
    'm',
    'µm μm',
    'gallon',
  ]
    .map(words)
    .flatMap((unit) => unit.map((one) => [one, unit])),
);
/** What goods are packed in: of a substance it tells the pack and no more. */
export const CONTAINERS: ReadonlySet<string> = new Set(
  words(
    'drum bottle bag sack can jerrycan carton box sachet pouch tank ibc flexitank 桶 瓶 袋 罐 箱 吨桶 吨袋 铁桶 塑料桶 纸板桶 编织袋 铝箔袋',
  ),
);

/** Words the trade uses, whether anybody here does: they are no misspellings of others. */
export const TRADE_WORDS: ReadonlySet<string> = new Set(
  words(
    'amine amino salt ester ether acid base oxide sodium potassium calcium ammonium zinc copper liquid solid powder dust flake granule granular ' +
      'prill pellet bead tablet crystal crystalline gel paste syrup foil film pure purity grade organic certified natural fresh dry raw bulk drum ' +
      'bottle bag sack carton pallet container tank sample label cap lid spare pump nozzle valve hose tank lab laboratory study test trial ' +
      'toxicology toxicity residue analysis report dossier agent agency freight shipping storage transport insurance',
  ),
);

/** Words that make a country the one where a product is registered: 'registered in Brazil', '巴西登记'. Small talk elsewhere. */
export const REGISTERED: ReadonlySet<string> = new Set(
  words('registered registration registrations 登记 登记证 已登记 获得登记 取得登记 登记产品'),
);

/** Words of the trade's small talk; they are left out unless nothing else was asked. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...words(
    'a an the of for and or nor any in with to from by on buy buyer price prices cheap supplier suppliers manufacturer manufacturers ' +
      'factory wholesale quote quotation cas no number reg co ltd inc corp limited company ' +
      '的 和 与 及 或 以外 之外 号 编号 登记证号 登记号 价格 报价 多少钱 厂家 供应 供应商 批发 求购 采购 哪里买 有没有 有限公司 股份有限公司 有限责任公司 在 已在',
  ),
  ...REGISTERED,
]);
