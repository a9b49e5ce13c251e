import { list } from '../rows.ts';
import type { Formulation } from '../vocabulary.ts';

type State = Formulation['state'];

function formulation(code: string, zh: string, en: string, state: State, aliases = ''): Formulation {
  return { code, name: { zh, en }, aliases: list(aliases), state };
}

/**
 * Formulation codes of GB/T 19378-2017 with the international code (trade 4.2), and the combi-pack and cold-fog codes
 * that exist internationally only. Aliases are old Chinese words and codes that buyers still type.
 */
export const formulations: Formulation[] = [
  formulation('TC', '原药', 'technical material', 'solid', '原粉|technical|tech|technical grade'),
  formulation('TK', '母药', 'technical concentrate', 'liquid', '母液|technical concentrate'),
  formulation('SL', '可溶液剂', 'soluble concentrate', 'liquid', '水剂|AS|可溶性液剂|可溶性浓剂|soluble liquid'),
  formulation('EC', '乳油', 'emulsifiable concentrate', 'liquid', '浓乳剂'),
  formulation('SC', '悬浮剂', 'suspension concentrate', 'liquid', '水悬浮剂|胶悬剂|flowable|浓悬浮剂'),
  formulation(
    'WG',
    '水分散粒剂',
    'water dispersible granule',
    'solid',
    'WDG|DF|可湿性粒剂|水分散性粒剂|干悬浮剂|dry flowable',
  ),
  formulation('WP', '可湿性粉剂', 'wettable powder', 'solid', '可湿粉'),
  formulation('OD', '可分散油悬浮剂', 'oil dispersion', 'liquid', '油分散剂|可分散油悬剂|油悬'),
  formulation(
    'FS',
    '种子处理悬浮剂',
    'flowable for seed treatment',
    'liquid',
    '悬浮种衣剂|种衣剂|flowable concentrate for seed treatment',
  ),
  formulation('EW', '水乳剂', 'emulsion, oil in water', 'liquid', '浓乳剂(水包油)|oil in water'),
  formulation('ME', '微乳剂', 'micro-emulsion', 'liquid', 'microemulsion'),
  formulation('CS', '微囊悬浮剂', 'capsule suspension', 'liquid', '微胶囊剂|微囊剂|microcapsule'),
  formulation('SE', '悬乳剂', 'suspo-emulsion', 'liquid', '悬浮乳剂'),
  formulation('SP', '可溶粉剂', 'water soluble powder', 'solid', '可溶性粉剂|水溶性粉剂'),
  formulation('SG', '可溶粒剂', 'water soluble granule', 'solid', '可溶性粒剂|水溶性粒剂'),
  formulation('GR', '颗粒剂', 'granule', 'solid', '粒剂|G|granules'),
  formulation('DP', '粉剂', 'dustable powder', 'solid', 'D|dust'),
  formulation('PT', '球剂', 'pellet', 'solid', 'pellets|大粒剂'),
  formulation('TB', '片剂', 'tablet', 'solid', 'tablets'),
  formulation('PR', '条剂', 'plant rodlet', 'solid', '棒剂'),
  formulation('OP', '油分散粉剂', 'oil dispersible powder', 'solid'),
  formulation('EP', '乳粉剂', 'emulsifiable powder', 'solid', '可乳化粉剂'),
  formulation('EG', '乳粒剂', 'emulsifiable granule', 'solid', '可乳化粒剂'),
  formulation('WT', '水分散片剂', 'water dispersible tablet', 'solid'),
  formulation('ST', '可溶片剂', 'water soluble tablet', 'solid', '泡腾片'),
  formulation('GW', '可溶胶剂', 'water soluble gel', 'liquid'),
  formulation('OL', '油剂', 'oil miscible liquid', 'liquid'),
  formulation('SO', '展膜油剂', 'spreading oil', 'liquid'),
  formulation('GL', '乳胶', 'emulsifiable gel', 'liquid'),
  formulation('DC', '可分散液剂', 'dispersible concentrate', 'liquid', '分散性液剂'),
  formulation('PA', '膏剂', 'paste', 'solid', '糊剂'),
  formulation('GS', '脂剂', 'grease', 'solid'),
  formulation('OF', '油悬浮剂', 'oil miscible flowable concentrate', 'liquid'),
  formulation('ZC', '微囊悬浮-悬浮剂', 'mixed formulation of CS and SC', 'liquid', '微囊悬浮悬浮剂|CS+SC'),
  formulation('ZW', '微囊悬浮-水乳剂', 'mixed formulation of CS and EW', 'liquid', 'CS+EW'),
  formulation('ZE', '微囊悬浮-悬乳剂', 'mixed formulation of CS and SE', 'liquid', 'CS+SE'),
  formulation('DS', '种子处理干粉剂', 'powder for dry seed treatment', 'solid', '干粉种衣剂'),
  formulation('WS', '种子处理可分散粉剂', 'water dispersible powder for slurry seed treatment', 'solid', '湿拌种剂'),
  formulation('LS', '种子处理液剂', 'solution for seed treatment', 'liquid'),
  formulation('ES', '种子处理乳剂', 'emulsion for seed treatment', 'liquid'),
  formulation('AE', '气雾剂', 'aerosol dispenser', 'gas', '杀虫气雾剂|aerosol'),
  formulation('MC', '蚊香', 'mosquito coil', 'solid', '盘香'),
  formulation('MV', '电热蚊香片', 'vaporizing mat', 'solid'),
  formulation('LV', '电热蚊香液', 'liquid vaporizer', 'liquid'),
  formulation('GA', '气体制剂', 'gas', 'gas', '压缩气体'),
  formulation('GE', '发气剂', 'gas generating product', 'solid', '熏蒸片'),
  formulation('DR', '挥散芯', 'dispenser', 'solid', '诱芯|缓释器|pheromone dispenser'),
  formulation('FU', '烟剂', 'smoke generator', 'solid', '烟雾剂'),
  formulation('RB', '饵剂', 'ready-to-use bait', 'solid', '毒饵|bait'),
  formulation('CB', '浓饵剂', 'bait concentrate', 'liquid', '母饵'),
  formulation('LN', '长效防蚊帐', 'long-lasting insecticidal net', 'solid', 'LLIN|mosquito net'),
  formulation('RK', '驱蚊乳', 'repellent milk', 'liquid'),
  formulation('RQ', '驱蚊液', 'repellent liquid', 'liquid'),
  formulation('RW', '驱蚊花露水', 'repellent toilet water', 'liquid', '花露水'),
  formulation('RP', '驱蚊巾', 'repellent wipe', 'solid'),
  formulation('UL', '超低容量液剂', 'ultra-low volume liquid', 'liquid', 'ULV'),
  formulation('HN', '热雾剂', 'hot fogging concentrate', 'liquid'),
  formulation('EO', '油乳剂', 'emulsion, water in oil', 'liquid', '油包水乳剂'),
  formulation('KK', '固液组合装', 'combi-pack, solid and liquid', 'liquid', 'twin pack'),
  formulation('KL', '液液组合装', 'combi-pack, liquid and liquid', 'liquid'),
  formulation('KN', '冷雾剂', 'cold fogging concentrate', 'liquid'),
];
