import type { Programme } from '../shapes.ts';
import { programme } from '../texts.ts';

const stage = ['名酒馆主舞台', 'Main Stage, Baijiu Hall'] as const;
const gallery = ['M2 品鉴廊', 'Tasting Gallery, M2'] as const;
const loft = ['7F 云顶黄酒坊', 'Huangjiu Loft, 7F'] as const;
const room = ['2F 葡萄酒馆课堂', 'Classroom, Wine Hall, 2F'] as const;
const sugarHall = ['3F 食糖馆论坛区', 'Forum, Sugar Hall, 3F'] as const;
const garden = ['啤酒花园', 'Beer Garden'] as const;

/** Conferences, tastings and events of the sugar and liquor fair; all speakers are invented. */
export const sugarProgrammes: Programme[] = [
  programme(
    'ceremony',
    [1, '09:00', '09:40'],
    ['开幕仪式与年度风味榜', 'Opening ceremony and flavours of the year'],
    stage,
    ['组委会主席 柏思齐', 'Siqi Bai, chair of the organizing committee'],
    [
      '发布年度风味榜与渠道趋势，各馆同时开馆。',
      'The flavours of the year and channel trends. All halls open at the same time.',
    ],
  ),
  programme(
    'forum',
    [1, '10:00', '11:40'],
    ['白酒渠道变革论坛', 'Forum: the future of baijiu distribution'],
    stage,
    ['渠道研究者 祝维桢', 'Weizhen Zhu, channel researcher'],
    [
      '从价格体系、库存与即时零售三方面讨论厂商关系。',
      'Pricing, stock and instant retail, and what they mean for producers and distributors.',
    ],
  ),
  programme(
    'tasting',
    [1, '10:30', '11:30'],
    ['酱香七轮次品鉴', 'Tasting: seven distillations of sauce-aroma baijiu'],
    gallery,
    ['品酒师 陶令仪', 'Lingyi Tao, baijiu taster'],
    ['按轮次依次品鉴基酒，讲解勾调思路。', 'Taste the base liquors round by round and learn how they are blended.'],
  ),
  programme(
    'forum',
    [1, '14:00', '15:40'],
    ['新榨季食糖供需研讨', 'Sugar supply and demand in the new season'],
    sugarHall,
    ['食糖分析师 韦庭松', 'Tingsong Wei, sugar analyst'],
    ['产区进度、进口节奏与下游需求，附现场答疑。', 'Progress by region, import pace and downstream demand, with Q&A.'],
  ),
  programme(
    'class',
    [1, '14:00', '15:30'],
    ['葡萄酒选品课：餐饮渠道怎么配酒单', 'Wine class: building a restaurant wine list'],
    room,
    ['侍酒师 克莱尔·方丹', 'Claire Fontaine, sommelier'],
    ['八款酒现场盲品，学习按菜系搭建酒单。', 'Blind-taste eight wines and learn how to build a list for each cuisine.'],
  ),
  programme(
    'matchmaking',
    [1, '15:00', '17:00'],
    ['区域代理对接会：华东与华南', 'Finding regional agents: East and South China'],
    stage,
    ['主持人 梁书语', 'Hosted by Shuyu Liang'],
    [
      '厂家发布招商政策，经销商按地区入座轮谈。',
      'Producers present their terms; distributors are seated by region and meet them in turn.',
    ],
  ),
  programme(
    'tasting',
    [2, '10:00', '11:20'],
    ['花雕年份垂直品鉴', 'Vertical tasting: huadiao through the years'],
    loft,
    ['黄酒技师 骆亦舟', 'Yizhou Luo, huangjiu master'],
    [
      '三年、五年、十年与二十年对比，讲解陈化与保存。',
      'Three, five, ten and twenty years side by side, with notes on ageing and storage.',
    ],
  ),
  programme(
    'forum',
    [2, '10:00', '11:40'],
    ['减糖与代糖应用论坛', 'Forum: sugar reduction and sweeteners'],
    sugarHall,
    ['食品工程师 苏见微', 'Jianwei Su, food engineer'],
    ['四类配方的甜度、成本与标签合规。', 'Sweetness, cost and label compliance in four types of recipe.'],
  ),
  programme(
    'class',
    [2, '13:30', '14:40'],
    ['烈酒课堂：中国风味金酒', 'Spirits class: gin with Chinese botanicals'],
    room,
    ['调酒师 詹姆斯·里德', 'James Reid, bartender'],
    ['花椒、桂花与茶入酒，现场调制三款。', 'Gin with Sichuan pepper, osmanthus and tea; three drinks mixed live.'],
  ),
  programme(
    'show',
    [2, '15:00', '16:30'],
    ['精酿开桶与酿酒师面对面', 'Craft beer tapping: meet the brewers'],
    garden,
    ['三十二家精酿厂', 'Thirty-two craft breweries'],
    ['每家开一款新酒，酿酒师现场介绍配方思路。', 'Each brewery taps a new beer, introduced by its brewer.'],
  ),
  programme(
    'award',
    [2, '16:30', '17:30'],
    ['包装设计奖颁奖', 'Packaging awards'],
    stage,
    ['评审代表 容初晓', 'Chuxiao Rong, jury representative'],
    ['瓶型、酒标与礼盒三类共九个奖项。', 'Nine awards for bottle design, labels and gift boxes.'],
  ),
  programme(
    'forum',
    [3, '09:30', '11:00'],
    ['酒类跨境与进口合规', 'Cross-border trade and import compliance for alcohol'],
    room,
    ['关务顾问 申屠亦安', 'Yi’an Shentu, customs adviser'],
    ['背标备案、检验与税则归类的实务问答。', 'Practical Q&A on back labels, inspection and tariff classification.'],
  ),
  programme(
    'class',
    [3, '10:00', '11:30'],
    ['酿酒设备与工艺课堂', 'Class: brewing equipment and processes'],
    ['B1F 包装机械馆', 'Packaging and Machinery Hall, B1F'],
    ['工艺工程师 庞修远', 'Xiuyuan Pang, process engineer'],
    [
      '机器人上甑、控温发酵与灌装防爆要点。',
      'Robotic steamer loading, temperature-controlled fermentation and explosion-safe filling.',
    ],
  ),
];
