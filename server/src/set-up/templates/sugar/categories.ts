import type { Category } from '../vocabulary.ts';

type Branch = {
  code: string;
  zh: string;
  en: string;
  leaves: readonly (readonly [code: string, zh: string, en: string])[];
};

const tree: readonly Branch[] = [
  {
    code: 'sugar',
    zh: '食糖与甜味料',
    en: 'Sugar and sweeteners',
    leaves: [
      ['whiteSugar', '白砂糖', 'White sugar'],
      ['brownSugar', '红糖与赤砂糖', 'Brown sugar'],
      ['rockSugar', '冰糖', 'Rock sugar'],
      ['specialtySugar', '方糖与糖粉', 'Cubes and icing sugar'],
      ['syrup', '糖浆', 'Syrups'],
      ['starchSugar', '淀粉糖', 'Starch sugars'],
      ['sweeteners', '代糖与甜味剂', 'Sweeteners'],
      ['honeyProducts', '蜂蜜', 'Honey'],
    ],
  },
  {
    code: 'baijiu',
    zh: '白酒',
    en: 'Baijiu',
    leaves: [
      ['strongAroma', '浓香型白酒', 'Strong-aroma baijiu'],
      ['sauceAroma', '酱香型白酒', 'Sauce-aroma baijiu'],
      ['lightAroma', '清香型白酒', 'Light-aroma baijiu'],
      ['riceAroma', '米香型白酒', 'Rice-aroma baijiu'],
      ['fengAroma', '凤香型白酒', 'Feng-aroma baijiu'],
      ['mixedAroma', '兼香型白酒', 'Mixed-aroma baijiu'],
      ['sesameAroma', '芝麻香型白酒', 'Sesame-aroma baijiu'],
      ['chiAroma', '豉香型白酒', 'Chi-aroma baijiu'],
      ['laobaiganAroma', '老白干香型白酒', 'Laobaigan-aroma baijiu'],
      ['baseLiquor', '基酒与原酒', 'Base liquor'],
    ],
  },
  {
    code: 'huangjiu',
    zh: '黄酒与米酒',
    en: 'Huangjiu and rice wine',
    leaves: [
      ['dryHuangjiu', '干型黄酒', 'Dry huangjiu'],
      ['semiDryHuangjiu', '半干型黄酒', 'Semi-dry huangjiu'],
      ['semiSweetHuangjiu', '半甜型黄酒', 'Semi-sweet huangjiu'],
      ['sweetRiceWine', '甜型黄酒与米酒', 'Sweet huangjiu and rice wine'],
    ],
  },
  {
    code: 'wine',
    zh: '葡萄酒与果酒',
    en: 'Wine and fruit wine',
    leaves: [
      ['redWine', '红葡萄酒', 'Red wine'],
      ['whiteWine', '白葡萄酒', 'White wine'],
      ['roseWine', '桃红葡萄酒', 'Rosé wine'],
      ['sparklingWine', '起泡葡萄酒', 'Sparkling wine'],
      ['iceWine', '冰酒与甜酒', 'Ice wine and sweet wine'],
      ['fruitWine', '果酒', 'Fruit wine'],
    ],
  },
  {
    code: 'beer',
    zh: '啤酒',
    en: 'Beer',
    leaves: [
      ['lager', '拉格啤酒', 'Lager'],
      ['craftAle', '精酿艾尔', 'Craft ale'],
      ['wheatBeer', '小麦啤酒', 'Wheat beer'],
      ['stout', '世涛与波特', 'Stout and porter'],
    ],
  },
  {
    code: 'spirits',
    zh: '洋酒与烈酒',
    en: 'Spirits',
    leaves: [
      ['whisky', '威士忌', 'Whisky'],
      ['brandy', '白兰地', 'Brandy'],
      ['vodka', '伏特加', 'Vodka'],
      ['rum', '朗姆酒', 'Rum'],
      ['gin', '金酒', 'Gin'],
      ['liqueur', '配制酒与利口酒', 'Liqueurs'],
    ],
  },
  {
    code: 'drinks',
    zh: '饮料',
    en: 'Soft drinks',
    leaves: [
      ['juice', '果蔬汁', 'Juices'],
      ['teaDrinks', '茶饮料', 'Tea drinks'],
      ['water', '饮用水', 'Water'],
      ['carbonated', '碳酸饮料', 'Carbonated drinks'],
      ['energy', '功能饮料', 'Functional drinks'],
      ['plantProtein', '植物蛋白饮料', 'Plant protein drinks'],
    ],
  },
  {
    code: 'foods',
    zh: '食品与配料',
    en: 'Foods and ingredients',
    leaves: [
      ['additives', '食品添加剂', 'Food additives'],
      ['confectionery', '糖果巧克力', 'Confectionery'],
      ['condiments', '调味品', 'Condiments'],
      ['grains', '酿酒原粮与酒曲', 'Brewing grains and starters'],
    ],
  },
  {
    code: 'packaging',
    zh: '包装',
    en: 'Packaging',
    leaves: [
      ['glassBottles', '玻璃瓶', 'Glass bottles'],
      ['ceramicBottles', '陶瓷瓶与酒坛', 'Ceramic bottles and jars'],
      ['closures', '瓶盖与瓶塞', 'Closures'],
      ['giftBoxes', '礼盒与纸箱', 'Gift boxes and cartons'],
      ['labels', '标签与防伪', 'Labels and anti-counterfeit'],
    ],
  },
  {
    code: 'equipment',
    zh: '机械设备',
    en: 'Machinery',
    leaves: [
      ['distilling', '酿酒蒸馏设备', 'Distilling equipment'],
      ['fermentation', '发酵与储罐', 'Fermentation and tanks'],
      ['filling', '灌装包装线', 'Filling and packing lines'],
      ['sugarPlant', '制糖设备', 'Sugar machinery'],
      ['testing', '检测仪器', 'Testing instruments'],
    ],
  },
  {
    code: 'services',
    zh: '渠道与服务',
    en: 'Channels and services',
    leaves: [
      ['supplyChain', '供应链与物流', 'Supply chain and logistics'],
      ['branding', '品牌策划', 'Brand planning'],
      ['inspection', '检测认证', 'Inspection and certification'],
      ['training', '品鉴培训', 'Tasting and training'],
    ],
  },
];

/** Product categories of the sugar and liquor fair, parents before their children. */
export const sugarCategories: Category[] = tree
  .flatMap((branch): Omit<Category, 'sort'>[] => [
    { code: branch.code, name: { zh: branch.zh, en: branch.en }, parent: null },
    ...branch.leaves.map(([code, zh, en]) => ({ code, name: { zh, en }, parent: branch.code })),
  ])
  .map((category, index) => ({ ...category, sort: index + 1 }));
