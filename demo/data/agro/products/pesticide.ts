import { chance } from '../../random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { CompanyName, ProductDraft, Random } from '../../shapes.ts';
import type { Ingredient } from '../../../../server/src/set-up/templates/vocabulary.ts';
import { templateOf } from '../../../../server/src/set-up/fair-template.ts';
import { fertilizerPacksOf, isTechnical, offers, packsOf, wording, type Pack } from './lists.ts';
import { fertilizerRecipe, pesticideRecipe } from './recipe.ts';
import type { Recipe } from './recipe.ts';
import { registrations } from './registrations.ts';
import { introduction, productName } from './writing.ts';
import { priceOf } from './prices.ts';

const targetOf = new Map(templateOf('agro').targets.map((target) => [target.code, target]));
const seedTreatments: ReadonlySet<string> = new Set(['FS', 'DS', 'WS', 'LS', 'ES']);
const householdForms: ReadonlySet<string> = new Set(['AE', 'MC', 'MV', 'LV', 'LN', 'RK', 'RQ', 'RW', 'RP']);
function categoryOf(recipe: Recipe, main: Ingredient): string {
  const code = recipe.formulation.code;
  if (main.class === 'fertilizer') return offers.categoryOfFertilizer[main.code] ?? 'micronutrients';
  if (main.class === 'safener') return 'safeners';
  if (isTechnical(code)) return 'technicals';
  if (seedTreatments.has(code)) return 'seedTreatment';
  if (main.code === 'aluminium-phosphide') return 'fumigants';
  if (householdForms.has(code) || main.crops[0] === 'household')
    return main.class === 'rodenticide' ? 'rodenticides' : 'publicHealth';
  // Genus names are written with a capital: that tells a microbe from a plant extract.
  if (main.class === 'biopesticide') return /^[A-Z]/.test(main.name.en) ? 'microbial' : 'botanical';
  return offers.categoryOfClass[main.class] ?? 'pesticides';
}

/** The rest counts as III, or U for what is mild throughout. */
const mild: ReadonlySet<string> = new Set(['biopesticide', 'plantGrowthRegulator', 'safener', 'fertilizer']);

function hazardOf(main: Ingredient): string {
  return offers.hazards[main.code] ?? (mild.has(main.class) ? 'U' : 'III');
}

const documentCodes = ['coa', 'sds', 'tds', 'fiveBatch', 'glp', 'letterOfAccess'] as const;

function documentsOf(random: Random): string[] {
  return documentCodes.filter((_code, index) => index < 2 || chance(random, 0.35));
}

function chooseCrops(random: Random, recipe: Recipe): string[] {
  const [first, ...others] = recipe.parts.map((part) => part.ingredient.crops);
  const own = first ?? [];
  const shared = own.filter((crop) => others.every((list) => list.includes(crop)));
  const list = shared.length > 0 ? shared : own;
  return list.slice(0, Math.max(1, Math.min(list.length, 2 + random.int(3))));
}

function chooseTargets(random: Random, recipe: Recipe, crops: readonly string[]): Bilingual[] {
  const codes = new Set(recipe.parts.flatMap((part) => part.ingredient.targets));
  const all = [...codes].flatMap((code) => targetOf.get(code) ?? []);
  const fitting = all.filter(({ crops: hosts }) => hosts === undefined || hosts.some((host) => crops.includes(host)));
  const list = fitting.length > 0 ? fitting : all;
  return list.slice(0, Math.max(1, Math.min(list.length, 2 + random.int(2)))).map(({ name }) => name);
}

function brandOf(random: Random, company: CompanyName, recipe: Recipe, main: Ingredient): Bilingual {
  if (isTechnical(recipe.formulation.code) || chance(random, 0.35)) return company.brand;
  const series = random.pick(wording.series[main.class] ?? wording.series['other'] ?? []);
  return { zh: `${company.brand.zh}${series.zh}`, en: `${company.brand.en} ${series.en}` };
}

function articleNumber(random: Random, recipe: Recipe, main: Ingredient): string {
  const letters = main.name.en
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase();
  const total = recipe.parts.reduce((sum, part) => sum + part.content, 0);
  const serial = String(random.int(100_000)).padStart(5, '0');
  return `${letters}-${recipe.formulation.code}${Math.round(total)}-${serial}`;
}

function attributesOf(
  random: Random,
  recipe: Recipe,
  main: Ingredient,
  pack: Pack,
  home: string,
): ProductDraft['attributes'] {
  const household = main.crops[0] === 'household';
  const crops = chooseCrops(random, recipe);
  const held = main.class === 'fertilizer' ? [] : registrations(random, home, main, household);
  const groups = recipe.parts.flatMap((part) =>
    part.ingredient.modeOfAction === '' ? [] : [part.ingredient.modeOfAction],
  );
  return {
    ingredients: recipe.parts.map((part) => ({ code: part.ingredient.code, content: part.content, unit: part.unit })),
    formulation: recipe.formulation.code,
    class: main.class,
    modeOfAction: [...new Set(groups)],
    crops,
    targets: chooseTargets(random, recipe, crops),
    packing: pack.name,
    registrations: held,
    registeredIn: [...new Set(held.map((registration) => registration.country))],
    hazard: hazardOf(main),
    documents: documentsOf(random),
    shelfLife: random.pick([24, 24, 24, 36]),
    hsCode: isTechnical(recipe.formulation.code) && main.class !== 'fertilizer' ? '29' : main.hsCode,
    unNumber: recipe.formulation.state === 'liquid' ? 'UN 3082' : 'UN 3077',
    ...(recipe.note === undefined ? {} : { contentNote: recipe.note }),
  };
}

function draft(random: Random, company: CompanyName, recipe: Recipe): ProductDraft {
  const [first] = recipe.parts;
  if (first === undefined) throw new Error('a recipe has at least one part');
  const main = first.ingredient;
  const packs = main.class === 'fertilizer' ? fertilizerPacksOf : packsOf;
  const pack = random.pick(packs(recipe.formulation));
  const attributes = attributesOf(random, recipe, main, pack, company.country);
  // Technical concentrates are liquid, yet sold by weight.
  const byVolume = recipe.formulation.state === 'liquid' && !isTechnical(recipe.formulation.code);
  return {
    name: productName(recipe),
    brand: brandOf(random, company, recipe, main),
    articleNumber: articleNumber(random, recipe, main),
    categoryCode: categoryOf(recipe, main),
    attributes,
    introduction: introduction(random, recipe, attributes, pack),
    minimumOrder: { quantity: pack.amount * random.pick([10, 20, 50, 80, 100]), unit: byVolume ? 'L' : 'kg' },
    ...priceOf(random, recipe, company.country),
    spot: chance(random, 0.4),
    customization: chance(random, 0.55),
    picture: { shape: pack.shape, look: random.int(360) },
  };
}

/** A pesticide or regulator as the trade writes it, single or mixture, technical or formulated. */
export function pesticide(random: Random, company: CompanyName): ProductDraft {
  return draft(random, company, pesticideRecipe(random));
}

/** A fertilizer or nutrition product. */
export function fertilizer(random: Random, company: CompanyName): ProductDraft {
  return draft(random, company, fertilizerRecipe(random));
}
