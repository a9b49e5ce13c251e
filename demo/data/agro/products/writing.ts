import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { ProductAttributes, Random } from '../../shapes.ts';
import { crops } from '../../../../server/src/set-up/templates/agro/crops.ts';
import type { Pack } from './packs.ts';
import type { Recipe } from './recipe.ts';

const cropName = new Map(crops.map((crop) => [crop.code, crop.name]));

/** ISO common names are written small in running text and with a capital at the head of a product name. */
function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** '200 g/L' or '40%'; sums of a mixture are rounded to one decimal. */
function contentText(recipe: Recipe): string {
  const total = Math.round(recipe.parts.reduce((sum, part) => sum + part.content, 0) * 10_000) / 10_000;
  const unit = recipe.parts[0]?.unit ?? '%';
  return unit === '%' ? `${total}%` : `${total} g/L`;
}

/** Chinese names of a mixture joined by a middle dot, shortened where the whole would be too long. */
function chineseNames(recipe: Recipe, shortNames: Readonly<Record<string, string>>): string {
  const full = recipe.parts.map((part) => part.ingredient.name.zh);
  if (full.length === 1 || full.join('').length <= 9) return full.join('·');
  return recipe.parts.map((part) => shortNames[part.ingredient.code] ?? part.ingredient.name.zh).join('·');
}

/** A product name as the trade writes it: '草铵膦 200 g/L 可溶液剂', 'Glufosinate-ammonium 200 g/L SL'. */
export function productName(recipe: Recipe, shortNames: Readonly<Record<string, string>>): Bilingual {
  const content = contentText(recipe);
  const names = recipe.parts.map((part) => capital(part.ingredient.name.en)).join(' + ');
  const fertilizer = recipe.parts[0]?.ingredient.class === 'fertilizer';
  const grade = recipe.note === undefined ? content : `${content} (${recipe.note.en})`;
  const gradeZh = recipe.note === undefined ? content : `${content}（${recipe.note.zh}）`;
  if (fertilizer) return { zh: `${chineseNames(recipe, shortNames)} ${gradeZh}`, en: `${names} ${grade}` };
  return {
    zh: `${chineseNames(recipe, shortNames)} ${content} ${recipe.formulation.name.zh}`,
    en: `${names} ${content} ${recipe.formulation.code}`,
  };
}

type Sentence = (what: Bilingual, where: Bilingual) => Bilingual;

const against: readonly Sentence[] = [
  (what, where) => ({ zh: `用于${where.zh}防治${what.zh}。`, en: `For use in ${where.en} against ${what.en}.` }),
  (what, where) => ({
    zh: `对${where.zh}上的${what.zh}效果稳定。`,
    en: `Works reliably on ${what.en} in ${where.en}.`,
  }),
  (what, where) => ({
    zh: `适用作物：${where.zh}；防治对象：${what.zh}。`,
    en: `Crops: ${where.en}. Targets: ${what.en}.`,
  }),
];

const serving: readonly Sentence[] = [
  (what, where) => ({ zh: `用于${where.zh}，作用为${what.zh}。`, en: `For ${where.en}: ${what.en}.` }),
  (what, where) => ({
    zh: `适用于${where.zh}，主要功能是${what.zh}。`,
    en: `Suits ${where.en}; its purpose is ${what.en}.`,
  }),
];

const quality: readonly Bilingual[] = [
  {
    zh: '原药自产，批次稳定，可提供质检报告与安全技术说明书。',
    en: 'Made from our own technical, steady from batch to batch; certificate of analysis and safety data sheet on request.',
  },
  {
    zh: '经热贮与低温稳定性试验，两年内含量合格。',
    en: 'Passed hot and cold storage tests and keeps its content for two years.',
  },
  { zh: '可提供五批次全分析和登记所需资料。', en: 'Five-batch analysis and dossier support are available.' },
  {
    zh: '支持贴牌与多语种标签，交期约三十天。',
    en: 'Private label and labels in several languages; delivery in about thirty days.',
  },
  { zh: '使用前请阅读标签，并以当地登记为准。', en: 'Read the label before use; local registration decides.' },
  {
    zh: '生产车间通过质量与环境管理体系认证。',
    en: 'Made in a plant with certified quality and environmental management.',
  },
];

const material: readonly Sentence[] = [
  (_what, where) => ({
    zh: `供制剂企业加工使用，制剂多用于${where.zh}。`,
    en: `For formulators; products made from it are mostly used in ${where.en}.`,
  }),
  (what, where) => ({
    zh: `用于加工防治${what.zh}的制剂，主要作物为${where.zh}。`,
    en: `Raw material for products against ${what.en}, mainly in ${where.en}.`,
  }),
];

const small = (name: Bilingual): Bilingual => ({ zh: name.zh, en: name.en.toLowerCase() });

const enumeration = new Intl.ListFormat('en-GB', { type: 'conjunction', style: 'long' });

function joined(names: Bilingual[]): Bilingual {
  return { zh: names.map((name) => name.zh).join('、'), en: enumeration.format(names.map((name) => name.en)) };
}

function sentencesFor(recipe: Recipe): readonly Sentence[] {
  const kind = recipe.parts[0]?.ingredient.class ?? '';
  if (['plantGrowthRegulator', 'fertilizer', 'safener'].includes(kind)) return serving;
  return recipe.formulation.code === 'TC' || recipe.formulation.code === 'TK' ? material : against;
}

/** Two or three sentences: use, packing and what stands behind the product. */
export function introduction(random: Random, recipe: Recipe, attributes: ProductAttributes, pack: Pack): Bilingual {
  const where = joined((attributes.crops ?? []).flatMap((code) => cropName.get(code) ?? []).map(small));
  const what = joined(attributes.targets ?? []);
  const use = random.pick(sentencesFor(recipe))(what, where);
  const claim = random.pick(quality);
  return {
    zh: `${use.zh}常规包装为 ${pack.name.zh}，可按客户要求分装。${claim.zh}`,
    en: `${use.en} Usual packing: ${pack.name.en}; other packs on request. ${claim.en}`,
  };
}
