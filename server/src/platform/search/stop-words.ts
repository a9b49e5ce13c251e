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

/** What questions are put with: 'what is the price of', 'where can I buy', '哪里可以买到'. */
const ASKING = [
  ...words(
    'what which who where when how why whats is are am was be been do does did could will would should may might shall',
  ),
  ...words('i we you they it me us my our your their there here this that these those some anyone anybody somebody'),
  ...words(
    'have has had got need needs want wants wanted look looking lookingfor search searching find get give send tell show know',
  ),
  ...words(
    'let please kindly pls thanks thank hello hi dear sir much many more best good cheapest lowest latest available availability canyou cani canwe',
  ),
  ...words(
    'use used using kill kills killing against make makes making provide supply supplying supplies offer offering offers',
  ),
  ...words(
    'sell sells selling seller sale export exporter exporting import importing importer require required requirement inquiry enquiry rfq',
  ),
  ...words(
    'list rate today now urgently urgent bulk perton pertonne permt perkg perlitre perliter perbottle percase perbag',
  ),
  ...words('cif fob cfr cnf exw ddp moq generic equivalent alternative at if so than about also'),
  ...words(
    '什么 怎么 怎样 如何 哪里 哪儿 哪家 哪个 哪种 哪些 谁 谁家 谁有 谁做 请 请问 我 我们 我想 我要 想 想要 想买 想找 需要 要买 要找 求',
  ),
  ...words(
    '可以 能买到 能买 能不能 能否 买 买到 购买 购 找 帮我 帮忙 帮 推荐 介绍 有 有吗 吗 呢 吧 啊 用 治 做 做的 卖 好 好用 用于 适合 适用',
  ),
  ...words(
    '多少 价 价钱 行情 今天 现在 最新 最低 便宜 一吨 一瓶 一箱 一公斤 一斤 一袋 一桶 每吨 每瓶 每箱 每公斤 吨价 直销 生产 生产厂家 厂商 生产商',
  ),
  ...words(
    '出售 销售 出口 进货 货源 现货 代工 代工厂 工厂 贴牌 办理 怎么办 打什么药 用什么药 什么药 打药 田 田里 装 款 一款 以下 以上 左右 大量 长期',
  ),
];

/** Words of the trade's small talk; they are left out unless nothing else was asked. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...words(
    'a an the of for and or nor any in with to from by on buy buyer price prices cheap supplier suppliers manufacturer manufacturers ' +
      'factory wholesale quote quotation cas no number reg co ltd inc corp limited company ' +
      '的 和 与 及 或 以外 之外 号 编号 登记证号 登记号 价格 报价 多少钱 厂家 供应 供应商 批发 求购 采购 哪里买 有没有 有限公司 股份有限公司 有限责任公司 在 已在',
  ),
  ...REGISTERED,
  ...ASKING,
]);
