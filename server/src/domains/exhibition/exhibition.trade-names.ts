import type { LexiconEntry, LexiconKind } from '../../platform/search/lexicon.ts';
import { OTHER_SUBSTANCES } from './exhibition.substances.ts';

type Names = Readonly<Record<string, readonly string[]>>;

/** What buyers call things beside the names that the fair's vocabularies have, by kind and code. */
export const TRADE_NAMES: Partial<Record<LexiconKind, Names>> = {
  class: {
    plantGrowthRegulator: ['PGR', 'growth regulator', 'plant hormone', '植调剂', '调节剂'],
    herbicide: ['weedicide', 'weed killer', 'weedkiller', '除草药'],
    insecticide: ['pest killer', '杀虫药'],
    acaricide: ['miticide', '螨药'],
    fungicide: ['杀菌药'],
    rodenticide: ['rat poison', '老鼠药', '灭鼠剂'],
    molluscicide: ['slug killer'],
    fertilizer: ['fertiliser', '化肥'],
    sugar: ['糖'],
  },
  ingredient: {
    'emamectin-benzoate': ['EMB'],
    glyphosate: ['glifosato'],
    atrazine: ['atrazina'],
    chlorpyrifos: ['clorpirifos'],
    cypermethrin: ['cipermetrina'],
    'high-fructose-corn-syrup': ['HFCS 42', 'HFCS 90', '果糖', '果糖浆', 'F42 果糖', 'F55 果糖'],
    'steviol-glycosides': ['reb A', 'reb M'],
    'mogroside-v': ['monk fruit', '罗汉果糖', '罗汉果甜'],
    ethanol: ['alcohol', 'ENA', 'extra neutral alcohol', 'neutral alcohol', 'rectified spirit', '中性酒精', '特级酒精'],
    molasses: ['cane molasses', 'beet molasses', '废糖蜜'],
  },
  category: {
    glp: ['GLP', 'toxicology', 'toxicology study', 'toxicology test', 'ecotoxicology', '毒理', '毒理学'],
    registration: ['农药登记', '登记代理', '登记服务', 'pesticide registration', 'product registration'],
    whiteSugar: [
      'plantation white sugar',
      'crystal sugar',
      'crystal white sugar',
      'granulated sugar',
      'caster sugar',
      'castor sugar',
      '白糖',
      '砂糖',
      '幼砂糖',
      '细砂糖',
    ],
    brownSugar: ['muscovado', 'demerara', 'jaggery', 'panela', 'turbinado', '黑糖', '黄糖', '古法糖'],
    rockSugar: ['rock candy', 'sugar candy', 'crystal rock sugar'],
    sweeteners: [
      'sugar substitute',
      'sugar free sweetener',
      'zero calorie sweetener',
      '甜味剂',
      '无糖甜味剂',
      '糖替代品',
    ],
    edibleAlcohol: ['食用酒精', 'edible alcohol', 'potable alcohol', 'food grade alcohol', 'grain alcohol'],
    sauceAroma: ['酱香', '酱酒', '酱香酒', 'sauce aroma', 'sauce-flavour baijiu', 'jiangxiang', 'maotai-flavour'],
    strongAroma: ['浓香', '浓香酒', 'strong aroma', 'nongxiang'],
    lightAroma: ['二锅头', 'erguotou', '清香', '清香酒', 'light aroma', 'qingxiang'],
    riceAroma: ['米香', 'rice aroma'],
    fengAroma: ['凤香', 'feng aroma'],
    mixedAroma: ['兼香', 'mixed aroma'],
    baseLiquor: ['散酒', '散装白酒', '原浆酒', 'bulk liquor', 'bulk baijiu'],
    huangjiu: ['Shaoxing wine', '绍兴酒', '绍兴黄酒', 'yellow wine', 'Chinese rice wine'],
    redWine: ['红酒', '干红', '干红葡萄酒'],
    whiteWine: ['白葡', '干白', '干白葡萄酒'],
    roseWine: ['rosé', '桃红', '粉红葡萄酒'],
    sparklingWine: ['champagne', 'prosecco', 'cava', 'bubbly', '香槟', '起泡酒', '气泡酒'],
    lager: ['pilsner', 'pilsener', '皮尔森', '淡啤'],
    craftAle: ['craft beer', '精酿', '精酿啤酒'],
    stout: ['黑啤'],
    whisky: ['scotch', 'bourbon', 'Scotch whisky', '苏格兰威士忌', '波本'],
    brandy: ['cognac', 'armagnac', '干邑', '雅文邑'],
    rum: ['兰姆酒'],
    gin: ['杜松子酒', '琴酒'],
    liqueur: ['力娇酒'],
    energy: ['energy drink', '能量饮料'],
    plantProtein: ['plant milk', '植物奶'],
    glassBottles: ['玻璃酒瓶', 'glass bottle'],
    ceramicBottles: ['陶瓷酒瓶', 'ceramic bottle'],
  },
};

/** Goods that go by several names, by a class that tells the trade: whoever asks by one of them finds what is named by another. */
export const GOODS_NAMES: Readonly<
  Record<string, readonly (readonly [zh: string, en: string, ...others: string[]])[]>
> = {
  herbicide: [
    ['甲基化植物油', 'methylated seed oil', 'MSO'],
    ['激光粒度仪', 'laser particle size analyser', 'particle size analyzer'],
    ['海外登记代理', 'registration abroad', 'overseas registration'],
  ],
  sugar: [
    ['原糖', 'raw sugar', 'raw cane sugar', 'unrefined sugar', 'crude sugar', '粗糖', '原料糖', '毛糖'],
    ['精制', 'refined', '精炼', 'EC grade'],
    ['糖粉', 'icing sugar', 'powdered sugar', 'confectioners sugar', "confectioner's sugar", '糖霜'],
    ['方糖', 'sugar cubes', 'cube sugar', 'lump sugar'],
    ['绵白糖', 'soft white sugar', 'soft sugar'],
    ['转化糖浆', 'invert syrup', 'invert sugar', 'inverted sugar', '转化糖'],
    ['葡萄糖浆', 'glucose syrup', 'liquid glucose', 'corn glucose', '液体葡萄糖', '葡糖浆', '淀粉糖浆', 'corn syrup'],
    ['结晶葡萄糖', 'dextrose', 'crystalline glucose'],
    ['龙舌兰酒', 'agave spirit', 'tequila', 'mezcal', '特基拉'],
    ['印度淡色', 'India pale', 'IPA', 'India pale ale'],
    ['纯生', 'unpasteurized', 'draft beer'],
    ['甘蔗压榨机', 'cane mill', 'cane crusher', '甘蔗榨汁机', 'sugarcane crusher'],
    ['糖膏离心机', 'massecuite centrifuge', 'sugar centrifuge', 'sugar centrifugal'],
    ['燕麦奶', 'oat milk'],
    ['无糖可乐味', 'sugar-free cola', '无糖可乐', 'diet cola'],
    ['自动旋光仪', 'automatic polarimeter', 'polarimeter', 'saccharimeter', 'sugar polarimeter', '旋光仪', '糖度仪'],
    ['酒瓶', 'liquor bottle', 'wine bottle', '白酒瓶', '葡萄酒瓶', '酒瓶子', '白酒瓶子', '空酒瓶'],
    ['铝制易拉罐', 'aluminium can', 'beer can', 'beverage can', 'aluminum can'],
    ['进口酒清关', 'wine import clearance', 'wine customs clearance'],
  ],
};

/** The words of its trade that a fair has no list of, whatever its vocabularies leave out. */
export const tradeWords = (classes: Iterable<{ code: string }>): LexiconEntry[] =>
  [...classes].flatMap(({ code }) =>
    [...(OTHER_SUBSTANCES[code] ?? []), ...(GOODS_NAMES[code] ?? [])].map(([zh, en, ...aliases]): LexiconEntry => ({
      kind: 'word',
      code: en,
      name: { zh, en },
      aliases,
    })),
  );

/** What an attribute is asked by beside its name, by its code. */
export const MEASURE_NAMES: Names = {
  icumsa: ['ICUMSA', 'IC', '国际糖色值'],
  alcohol: ['alcohol content', 'ABV', '酒精含量'],
};
