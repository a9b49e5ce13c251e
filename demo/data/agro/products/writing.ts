import { fill, type Bilingual } from '@fairbridge/contract/text.ts';
import type { ProductAttributes, Random } from '../../shapes.ts';
import { templateOf } from '../../../../server/src/set-up/fair-template.ts';
import { isTechnical, wording, type Pack } from './lists.ts';
import type { Recipe } from './recipe.ts';

const cropName = new Map(templateOf('agro').crops.map((crop) => [crop.code, crop.name]));

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
function chineseNames(recipe: Recipe): string {
  const full = recipe.parts.map((part) => part.ingredient.name.zh);
  if (full.length === 1 || full.join('').length <= 9) return full.join('·');
  return recipe.parts.map((part) => wording.shortNames[part.ingredient.code] ?? part.ingredient.name.zh).join('·');
}

/** A product name as the trade writes it: '草铵膦 200 g/L 可溶液剂', 'Glufosinate-ammonium 200 g/L SL'. */
export function productName(recipe: Recipe): Bilingual {
  const content = contentText(recipe);
  const names = recipe.parts.map((part) => capital(part.ingredient.name.en)).join(' + ');
  const fertilizer = recipe.parts[0]?.ingredient.class === 'fertilizer';
  const grade = recipe.note === undefined ? content : `${content} (${recipe.note.en})`;
  const gradeZh = recipe.note === undefined ? content : `${content}（${recipe.note.zh}）`;
  if (fertilizer) return { zh: `${chineseNames(recipe)} ${gradeZh}`, en: `${names} ${grade}` };
  return {
    zh: `${chineseNames(recipe)} ${content} ${recipe.formulation.name.zh}`,
    en: `${names} ${content} ${recipe.formulation.code}`,
  };
}

const small = (name: Bilingual): Bilingual => ({ zh: name.zh, en: name.en.toLowerCase() });

const enumeration = new Intl.ListFormat('en-GB', { type: 'conjunction', style: 'long' });

function joined(names: Bilingual[]): Bilingual {
  return { zh: names.map((name) => name.zh).join('、'), en: enumeration.format(names.map((name) => name.en)) };
}

function sentencesFor(recipe: Recipe): readonly Bilingual[] {
  const kind = recipe.parts[0]?.ingredient.class ?? '';
  if (['plantGrowthRegulator', 'fertilizer', 'safener'].includes(kind)) return wording.serving;
  return isTechnical(recipe.formulation.code) ? wording.material : wording.against;
}

/** Two or three sentences: use, packing and what stands behind the product. */
export function introduction(random: Random, recipe: Recipe, attributes: ProductAttributes, pack: Pack): Bilingual {
  const where = joined((attributes.crops ?? []).flatMap((code) => cropName.get(code) ?? []).map(small));
  const what = joined(attributes.targets ?? []);
  const sentence = random.pick(sentencesFor(recipe));
  const zh = fill(sentence.zh, { what: what.zh, where: where.zh });
  const en = fill(sentence.en, { what: what.en, where: where.en });
  const claim = random.pick(wording.quality);
  return {
    zh: `${zh}常规包装为 ${pack.name.zh}，可按客户要求分装。${claim.zh}`,
    en: `${en} Usual packing: ${pack.name.en}; other packs on request. ${claim.en}`,
  };
}
