import type { Crop } from '../vocabulary.ts';

function crop(code: string, zh: string, en: string, aliases: readonly string[] = []): Crop {
  return { code, name: { zh, en }, aliases: [...aliases] };
}

/** Crops and sites of use, in the order in which filters show them. */
export const crops: Crop[] = [
  crop('rice', '水稻', 'Rice', ['稻', '稻田', 'paddy']),
  crop('wheat', '小麦', 'Wheat', ['冬小麦', '春小麦', 'winter wheat', 'spring wheat']),
  crop('barley', '大麦', 'Barley', ['青稞']),
  crop('maize', '玉米', 'Maize', ['corn', '苞谷', 'sweet corn']),
  crop('sorghum', '高粱', 'Sorghum', ['milo']),
  crop('soybean', '大豆', 'Soybean', ['黄豆', 'soya', 'soybeans']),
  crop('peanut', '花生', 'Peanut', ['groundnut', '落花生']),
  crop('cotton', '棉花', 'Cotton', ['棉']),
  crop('rapeseed', '油菜', 'Oilseed rape', ['canola', 'rapeseed', 'OSR']),
  crop('sunflower', '向日葵', 'Sunflower', ['葵花']),
  crop('sugarcane', '甘蔗', 'Sugarcane', ['cane']),
  crop('sugarBeet', '甜菜', 'Sugar beet', ['beet']),
  crop('potato', '马铃薯', 'Potato', ['土豆', '洋芋']),
  crop('tomato', '番茄', 'Tomato', ['西红柿']),
  crop('pepper', '辣椒', 'Pepper', ['chilli', 'chili', '甜椒', 'capsicum']),
  crop('cucumber', '黄瓜', 'Cucumber', ['瓜类', 'cucurbits']),
  crop('cabbage', '甘蓝', 'Cabbage', ['卷心菜', '十字花科蔬菜', 'brassica']),
  crop('onion', '葱蒜', 'Onion and garlic', ['大蒜', '洋葱', 'garlic']),
  crop('strawberry', '草莓', 'Strawberry', []),
  crop('citrus', '柑橘', 'Citrus', ['橙', '柚', 'orange', 'lemon']),
  crop('apple', '苹果', 'Apple', ['pome fruit']),
  crop('pear', '梨', 'Pear', ['梨树']),
  crop('grape', '葡萄', 'Grape', ['grapevine', 'vine']),
  crop('peach', '桃', 'Peach', ['stone fruit']),
  crop('banana', '香蕉', 'Banana', ['plantain']),
  crop('mango', '芒果', 'Mango', ['杧果']),
  crop('tea', '茶树', 'Tea', ['茶叶']),
  crop('coffee', '咖啡', 'Coffee', []),
  crop('oilPalm', '油棕', 'Oil palm', ['palm']),
  crop('rubber', '橡胶树', 'Rubber', []),
  crop('tobacco', '烟草', 'Tobacco', []),
  crop('turf', '草坪', 'Turf', ['lawn', '高尔夫球场']),
  crop('flowers', '花卉', 'Ornamentals', ['观赏植物', 'flowers']),
  crop('orchard', '果园', 'Orchards', ['果树', 'fruit trees']),
  crop('fallow', '免耕田', 'Fallow and no-till', ['no-till', '休闲田']),
  crop('nonCrop', '非耕地', 'Non-crop land', ['铁路', 'industrial sites']),
  crop('storage', '粮仓', 'Grain storage', ['仓库', 'warehouse']),
  crop('household', '室内', 'Indoor and public health', ['家庭卫生', 'household']),
];
