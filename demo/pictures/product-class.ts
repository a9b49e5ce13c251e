import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { EmblemName } from './emblem.ts';

/** What the class of a product decides about its label: the stripe's colour and the emblems that suit it. */
export interface ClassLook {
  stripe: string;
  emblems: readonly EmblemName[];
}

interface ClassRule extends ClassLook {
  test: RegExp;
}

/**
 * Stripes of the agrochemical classes are those of the Chinese rules for pesticide labels: herbicides green,
 * insecticides, acaricides and molluscicides red, fungicides and nematicides black, growth regulators deep yellow,
 * rodenticides blue. The other fair has no such rule; its stripes follow the good.
 */
const RULES: readonly ClassRule[] = [
  { test: /除草|herbicid/i, stripe: '#1d7a3e', emblems: ['leaf', 'sprout', 'sunrows'] },
  { test: /杀虫|杀螨|螺|insecticid|acaricid|mollusc/i, stripe: '#c8202f', emblems: ['shield', 'target', 'leaf'] },
  { test: /杀菌|线虫|fungicid|nematicid|bactericid/i, stripe: '#1f2123', emblems: ['hexagon', 'drop', 'shield'] },
  { test: /生长调节|regulator/i, stripe: '#c98a00', emblems: ['sprout', 'flower', 'cob'] },
  { test: /杀鼠|rodenticid/i, stripe: '#1c5fae', emblems: ['shield', 'target', 'hexagon'] },
  { test: /生物|bio/i, stripe: '#2d7d6a', emblems: ['sprout', 'flower', 'leaf'] },
  { test: /肥|fertili|nutri/i, stripe: '#8a5a1c', emblems: ['ear', 'cob', 'sprout'] },
  { test: /糖|sugar|sweet|candy|molasses/i, stripe: '#a3243f', emblems: ['cane', 'hexagon', 'flower'] },
  { test: /酒|酿|spirit|liquor|baijiu|wine|beer|rum|alcohol/i, stripe: '#6e1d2c', emblems: ['ear', 'sun', 'drop'] },
  { test: /服务|service|机|machine|equipment|设备/i, stripe: '#2b4a63', emblems: ['hexagon', 'target', 'sunrows'] },
];

/** The look of a class by its name in either language; an unknown class gets the given fallback colour. */
export function classLook(badge: Bilingual, fallback: string): ClassLook {
  const found = RULES.find((rule) => rule.test.test(`${badge.zh} ${badge.en}`));
  return found ?? { stripe: fallback, emblems: ['leaf', 'drop', 'hexagon', 'sun', 'ear'] };
}
