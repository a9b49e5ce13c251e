import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { PictureShape } from '../../shapes.ts';

/** A drink known by name, strengths and volumes. */
export type Drink = {
  category: string;
  zh: string;
  en: string;
  kinds: readonly (readonly [zh: string, en: string])[];
  alcohol: readonly number[];
  volumes: readonly number[];
  ingredients: readonly (readonly [code: string, content: number])[];
  crops: readonly string[];
  sparkling: boolean;
  taste: Bilingual;
  price: readonly [number, number];
  shape: PictureShape;
  count: number;
};

const lagers = {
  alcohol: [3.6, 4, 4.5, 5],
  volumes: [330, 500, 600],
  sparkling: true,
  price: [2.4, 9] as const,
  shape: 'glassBottle' as const,
  count: 12,
};
const spirits = { volumes: [350, 500, 700, 750], sparkling: false, shape: 'glassBottle' as const, count: 6 };
const soft = { alcohol: [], volumes: [250, 330, 500, 1000], sparkling: false, shape: 'bottle' as const, count: 15 };
const rice = { volumes: [375, 500, 500, 700, 2500], sparkling: false, shape: 'jar' as const, count: 6 };

/** Lines of bottled drinks by trade of the maker (names/trades.ts). */
export const drinksOf: Readonly<Record<string, readonly Drink[]>> = {
  beer: [
    {
      ...lagers,
      category: 'lager',
      zh: '拉格啤酒',
      en: 'Lager',
      kinds: [
        ['原浆', 'Draught'],
        ['纯生', 'Unpasteurized'],
        ['全麦', 'All Malt'],
        ['低糖', 'Low Sugar'],
      ],
      ingredients: [
        ['malt', 85],
        ['rice', 14],
        ['hops', 1],
      ],
      crops: ['barley', 'hops'],
      taste: { zh: '麦香清爽、泡沫细腻', en: 'fresh malt and fine foam' },
    },
    {
      ...lagers,
      category: 'craftAle',
      zh: '精酿艾尔',
      en: 'Craft Ale',
      kinds: [
        ['印度淡色', 'India Pale'],
        ['美式淡色', 'American Pale'],
        ['茉莉花', 'Jasmine'],
        ['柑橘', 'Citrus'],
      ],
      alcohol: [4.8, 5.5, 6.5],
      price: [5, 18],
      ingredients: [
        ['malt', 98],
        ['hops', 2],
      ],
      crops: ['barley', 'hops'],
      taste: { zh: '酒花奔放、果香突出', en: 'bold hops and bright fruit' },
    },
    {
      ...lagers,
      category: 'wheatBeer',
      zh: '小麦啤酒',
      en: 'Wheat Beer',
      kinds: [
        ['德式', 'German'],
        ['比利时', 'Belgian'],
        ['青稞', 'Highland Barley'],
      ],
      ingredients: [
        ['malt', 50],
        ['wheat', 49],
        ['hops', 1],
      ],
      crops: ['wheat', 'barley', 'hops'],
      taste: { zh: '丁香与香蕉香气、口感圆润', en: 'clove and banana, round on the palate' },
    },
    {
      ...lagers,
      category: 'stout',
      zh: '世涛',
      en: 'Stout',
      kinds: [
        ['燕麦', 'Oatmeal'],
        ['帝国', 'Imperial'],
        ['咖啡', 'Coffee'],
      ],
      alcohol: [5, 7, 9],
      price: [6, 24],
      ingredients: [
        ['malt', 98],
        ['hops', 2],
      ],
      crops: ['barley', 'hops'],
      taste: { zh: '焦香浓郁、口感厚实', en: 'deep roast and a full body' },
    },
  ],
  spirits: [
    {
      ...spirits,
      category: 'whisky',
      zh: '威士忌',
      en: 'Whisky',
      kinds: [
        ['单一麦芽 5 年', 'Single Malt 5 Years'],
        ['单一麦芽 12 年', 'Single Malt 12 Years'],
        ['调和', 'Blended'],
        ['雪莉桶', 'Sherry Cask'],
      ],
      alcohol: [40, 43, 46],
      ingredients: [['malt', 100]],
      crops: ['barley'],
      taste: { zh: '麦芽与橡木香气交织', en: 'malt and oak woven together' },
      price: [60, 680],
    },
    {
      ...spirits,
      category: 'brandy',
      zh: '白兰地',
      en: 'Brandy',
      kinds: [
        ['VS', 'VS'],
        ['VSOP', 'VSOP'],
        ['XO', 'XO'],
      ],
      alcohol: [38, 40],
      ingredients: [['welschriesling', 100]],
      crops: ['grape'],
      taste: { zh: '果香与木香协调', en: 'fruit and wood in tune' },
      price: [48, 620],
    },
    {
      ...spirits,
      category: 'vodka',
      zh: '伏特加',
      en: 'Vodka',
      kinds: [
        ['经典', 'Classic'],
        ['六次蒸馏', 'Six Times Distilled'],
      ],
      alcohol: [37.5, 40],
      ingredients: [['ethanol', 40]],
      crops: ['wheat'],
      taste: { zh: '纯净顺滑', en: 'clean and smooth' },
      price: [22, 120],
    },
    {
      ...spirits,
      category: 'rum',
      zh: '朗姆酒',
      en: 'Rum',
      kinds: [
        ['白', 'White'],
        ['金', 'Gold'],
        ['黑', 'Dark'],
      ],
      alcohol: [37.5, 40, 43],
      ingredients: [['molasses', 100]],
      crops: ['sugarcane'],
      taste: { zh: '蔗香与焦糖香', en: 'cane and caramel' },
      price: [26, 210],
    },
    {
      ...spirits,
      category: 'gin',
      zh: '金酒',
      en: 'Gin',
      kinds: [
        ['伦敦干', 'London Dry'],
        ['花椒', 'Sichuan Pepper'],
        ['桂花', 'Osmanthus'],
        ['茶香', 'Tea'],
      ],
      alcohol: [40, 43, 47],
      ingredients: [['juniper-berry', 5]],
      crops: ['juniper'],
      taste: { zh: '杜松子与东方草本', en: 'juniper with eastern botanicals' },
      price: [38, 240],
    },
    {
      ...spirits,
      category: 'liqueur',
      zh: '利口酒',
      en: 'Liqueur',
      kinds: [
        ['咖啡', 'Coffee'],
        ['荔枝', 'Lychee'],
        ['桂花', 'Osmanthus'],
        ['奶油', 'Cream'],
      ],
      alcohol: [15, 18, 24],
      ingredients: [['sucrose', 20]],
      crops: ['sugarcane', 'fruit'],
      taste: { zh: '甜润易饮，适合调酒', en: 'sweet and easy, good for mixing' },
      price: [24, 130],
    },
    {
      ...spirits,
      category: 'liqueur',
      zh: '龙舌兰酒',
      en: 'Agave Spirit',
      kinds: [
        ['银', 'Silver'],
        ['金', 'Gold'],
      ],
      alcohol: [38, 40],
      ingredients: [['agave', 100]],
      crops: ['agave'],
      taste: { zh: '植物清香、收口利落', en: 'green and crisp' },
      price: [52, 320],
    },
  ],
  huangjiu: [
    {
      ...rice,
      category: 'semiDryHuangjiu',
      zh: '半干型黄酒',
      en: 'Semi-dry Huangjiu',
      kinds: [
        ['加饭 3 年', 'Jiafan 3 Years'],
        ['花雕 5 年', 'Huadiao 5 Years'],
        ['花雕 10 年', 'Huadiao 10 Years'],
        ['花雕 20 年', 'Huadiao 20 Years'],
      ],
      alcohol: [14, 15, 16],
      ingredients: [
        ['glutinous-rice', 85],
        ['wheat', 15],
      ],
      crops: ['glutinousRice', 'wheat'],
      taste: { zh: '醇香浓郁、鲜甜协调', en: 'deep and savoury, with gentle sweetness' },
      price: [12, 320],
    },
    {
      ...rice,
      category: 'dryHuangjiu',
      zh: '干型黄酒',
      en: 'Dry Huangjiu',
      kinds: [
        ['元红', 'Yuanhong'],
        ['清醇', 'Clear'],
      ],
      alcohol: [13, 15],
      ingredients: [
        ['glutinous-rice', 88],
        ['wheat', 12],
      ],
      crops: ['glutinousRice', 'wheat'],
      taste: { zh: '清爽干净', en: 'light and dry' },
      price: [10, 90],
    },
    {
      ...rice,
      category: 'semiSweetHuangjiu',
      zh: '半甜型黄酒',
      en: 'Semi-sweet Huangjiu',
      kinds: [
        ['善酿', 'Shanniang'],
        ['桂花', 'Osmanthus'],
      ],
      alcohol: [11, 13],
      ingredients: [
        ['glutinous-rice', 88],
        ['wheat', 12],
      ],
      crops: ['glutinousRice', 'wheat'],
      taste: { zh: '甘甜醇厚', en: 'sweet and full' },
      price: [14, 120],
    },
    {
      ...rice,
      category: 'sweetRiceWine',
      zh: '甜米酒',
      en: 'Sweet Rice Wine',
      kinds: [
        ['原味', 'Plain'],
        ['桂花', 'Osmanthus'],
        ['气泡', 'Sparkling'],
        ['紫米', 'Purple Rice'],
      ],
      alcohol: [0.5, 3, 6, 8],
      ingredients: [['glutinous-rice', 100]],
      crops: ['glutinousRice'],
      taste: { zh: '米香清甜、微醺轻松', en: 'sweet rice and a light heart' },
      price: [6, 48],
    },
  ],
  drinks: [
    {
      ...soft,
      category: 'juice',
      zh: '汁',
      en: 'Juice',
      kinds: [
        ['NFC 橙', 'NFC Orange'],
        ['NFC 苹果', 'NFC Apple'],
        ['沙棘', 'Sea Buckthorn'],
        ['杨梅', 'Bayberry'],
      ],
      ingredients: [['orange', 100]],
      crops: ['fruit'],
      taste: { zh: '鲜果直榨、不加香精', en: 'pressed from fresh fruit without flavouring' },
      price: [3, 14],
    },
    {
      ...soft,
      category: 'teaDrinks',
      zh: '无糖茶饮料',
      en: 'Unsweetened Tea',
      kinds: [
        ['乌龙', 'Oolong'],
        ['茉莉', 'Jasmine'],
        ['普洱', 'Pu-erh'],
        ['青柑', 'Green Tangerine'],
      ],
      ingredients: [['tea-extract', 1]],
      crops: ['tea'],
      taste: { zh: '茶味清透、零糖零脂', en: 'clear tea, no sugar, no fat' },
      price: [1.8, 5],
    },
    {
      ...soft,
      category: 'water',
      zh: '天然矿泉水',
      en: 'Natural Mineral Water',
      kinds: [
        ['低钠', 'Low Sodium'],
        ['偏硅酸', 'Metasilicic'],
        ['气泡', 'Sparkling'],
      ],
      ingredients: [],
      crops: [],
      taste: { zh: '水源地灌装、口感甘冽', en: 'bottled at the spring, crisp' },
      price: [0.8, 6],
    },
    {
      ...soft,
      category: 'carbonated',
      zh: '汽水',
      en: 'Soda',
      kinds: [
        ['橘子', 'Tangerine'],
        ['荔枝', 'Lychee'],
        ['海盐', 'Sea Salt'],
        ['无糖可乐味', 'Sugar-free Cola'],
      ],
      sparkling: true,
      ingredients: [
        ['sucrose', 9],
        ['citric-acid', 0.2],
      ],
      crops: ['sugarcane'],
      taste: { zh: '气足味正、怀旧清爽', en: 'lively, fresh and a little nostalgic' },
      price: [1.4, 4.5],
    },
    {
      ...soft,
      category: 'energy',
      zh: '能量饮料',
      en: 'Energy Drink',
      kinds: [
        ['牛磺酸', 'Taurine'],
        ['人参', 'Ginseng'],
        ['电解质', 'Electrolyte'],
      ],
      ingredients: [
        ['taurine', 0.4],
        ['caffeine', 0.03],
      ],
      crops: [],
      taste: { zh: '快速补充能量与电解质', en: 'restores energy and electrolytes fast' },
      price: [2.6, 6.5],
    },
    {
      ...soft,
      category: 'plantProtein',
      zh: '植物蛋白饮料',
      en: 'Plant Protein Drink',
      kinds: [
        ['燕麦奶', 'Oat'],
        ['椰子汁', 'Coconut'],
        ['豆奶', 'Soy'],
        ['核桃乳', 'Walnut'],
      ],
      ingredients: [['sucrose', 4]],
      crops: ['soybean', 'coconut'],
      taste: { zh: '顺滑饱满、不含乳糖', en: 'smooth, full and free of lactose' },
      price: [2.4, 9],
    },
  ],
};
