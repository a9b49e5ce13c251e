import type { Crop, Formulation } from '../vocabulary.ts';

/** Physical forms of sugar and drinks; they take the place that formulation codes have in agrochemicals. */
export const sugarForms: Formulation[] = [
  {
    code: 'CR',
    name: { zh: '晶体', en: 'Crystal' },
    aliases: ['结晶', '砂糖', 'granulated', 'crystalline'],
    state: 'solid',
  },
  { code: 'PW', name: { zh: '粉末', en: 'Powder' }, aliases: ['糖粉', '粉状', 'icing', 'powdered'], state: 'solid' },
  { code: 'CB', name: { zh: '方块', en: 'Cube' }, aliases: ['方糖', 'cubes'], state: 'solid' },
  {
    code: 'RK',
    name: { zh: '冰糖晶块', en: 'Rock crystal' },
    aliases: ['冰糖', '单晶', '多晶', 'rock'],
    state: 'solid',
  },
  { code: 'BL', name: { zh: '块状', en: 'Block' }, aliases: ['红糖块', '片糖', 'slab', 'tablet'], state: 'solid' },
  { code: 'GR', name: { zh: '颗粒', en: 'Grain' }, aliases: ['原粮', '谷粒', 'grains'], state: 'solid' },
  { code: 'SY', name: { zh: '糖浆', en: 'Syrup' }, aliases: ['浆', 'liquid sugar', '液体糖'], state: 'liquid' },
  { code: 'LQ', name: { zh: '液体', en: 'Still liquid' }, aliases: ['静态', 'still'], state: 'liquid' },
  {
    code: 'SP',
    name: { zh: '起泡', en: 'Sparkling' },
    aliases: ['含气', '气泡', 'carbonated', 'sparkling'],
    state: 'liquid',
  },
  { code: 'CN', name: { zh: '浓缩液', en: 'Concentrate' }, aliases: ['浓缩汁', 'NFC', 'base'], state: 'liquid' },
];

/** Raw materials from field and orchard. */
export const rawMaterials: Crop[] = [
  { code: 'sugarcane', name: { zh: '甘蔗', en: 'Sugarcane' }, aliases: ['cane'] },
  { code: 'sugarBeet', name: { zh: '甜菜', en: 'Sugar beet' }, aliases: ['beet'] },
  { code: 'sorghum', name: { zh: '高粱', en: 'Sorghum' }, aliases: ['红粱', 'milo'] },
  { code: 'wheat', name: { zh: '小麦', en: 'Wheat' }, aliases: [] },
  { code: 'rice', name: { zh: '稻米', en: 'Rice' }, aliases: ['大米'] },
  { code: 'glutinousRice', name: { zh: '糯稻', en: 'Glutinous rice' }, aliases: ['糯米', 'sticky rice'] },
  { code: 'corn', name: { zh: '玉米', en: 'Corn' }, aliases: ['maize'] },
  { code: 'barley', name: { zh: '大麦', en: 'Barley' }, aliases: ['青稞'] },
  { code: 'pea', name: { zh: '豌豆', en: 'Pea' }, aliases: [] },
  { code: 'hops', name: { zh: '啤酒花', en: 'Hops' }, aliases: ['酒花'] },
  { code: 'grape', name: { zh: '葡萄', en: 'Grape' }, aliases: ['酿酒葡萄', 'wine grape'] },
  { code: 'fruit', name: { zh: '水果', en: 'Fruit' }, aliases: ['浆果', 'berries'] },
  { code: 'agave', name: { zh: '龙舌兰', en: 'Agave' }, aliases: [] },
  { code: 'juniper', name: { zh: '杜松', en: 'Juniper' }, aliases: [] },
  { code: 'stevia', name: { zh: '甜叶菊', en: 'Stevia' }, aliases: ['甜菊'] },
  { code: 'monkFruit', name: { zh: '罗汉果', en: 'Monk fruit' }, aliases: ['luo han guo'] },
  { code: 'tea', name: { zh: '茶叶', en: 'Tea' }, aliases: [] },
  { code: 'coffee', name: { zh: '咖啡', en: 'Coffee' }, aliases: [] },
  { code: 'soybean', name: { zh: '大豆', en: 'Soybean' }, aliases: ['黄豆'] },
  { code: 'coconut', name: { zh: '椰子', en: 'Coconut' }, aliases: [] },
];
