import { chance, zipf } from '../../random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { ContentUnit, Formulation, Ingredient } from '../../../../server/src/set-up/templates/vocabulary.ts';
import type { Random } from '../../shapes.ts';
import { templateOf } from '../../../../server/src/set-up/fair-template.ts';
import { byPopularity, fertilizers, ingredientOf, isTechnical, mixtures } from './lists.ts';

/** What is in the bottle: the parts with their contents and the formulation. */
export type Recipe = {
  parts: { ingredient: Ingredient; content: number; unit: ContentUnit }[];
  formulation: Formulation;
  note?: Bilingual;
};

const formulationByCode = new Map(
  templateOf('agro').formulations.map((formulation) => [formulation.code, formulation]),
);
const pickIngredient = zipf(byPopularity, 0.75);
const pickFertilizer = zipf(fertilizers, 0.5);
const pickMixture = zipf(mixtures, 0.5);

function formulationOf(code: string): Formulation {
  const found = formulationByCode.get(code);
  if (found === undefined) throw new Error(`unknown formulation ${code}`);
  return found;
}

/** A second strength of a form: makers register 200 and 300 g/L beside the usual 250 g/L. */
function strength(random: Random, content: number, formulation: string): number {
  const roundable = ['SC', 'EC', 'SL', 'WP', 'EW', 'OD'].includes(formulation) && content >= 10 && content <= 500;
  if (!roundable || !chance(random, 0.2)) return content;
  const step = content >= 100 ? 50 : 5;
  return Math.max(step, Math.round((content * (0.6 + random.next() * 0.7)) / step) * step);
}

function single(random: Random, ingredient: Ingredient): Recipe {
  const technical = chance(random, 0.16);
  const suitable = ingredient.forms.filter((form) => isTechnical(form.formulation) === technical);
  const form = random.pick(suitable.length > 0 ? suitable : ingredient.forms);
  const content = ingredient.class === 'biopesticide' ? form.content : strength(random, form.content, form.formulation);
  return {
    parts: [{ ingredient, content, unit: form.unit }],
    formulation: formulationOf(form.formulation),
    ...(form.note === undefined ? {} : { note: form.note }),
  };
}

function readyMixture(random: Random): Recipe {
  const chosen = pickMixture(random);
  return {
    parts: Object.entries(chosen.parts).map(([code, content]) => ({
      ingredient: ingredientOf(code),
      content,
      unit: chosen.unit,
    })),
    formulation: formulationOf(chosen.formulation),
  };
}

const mixable: ReadonlySet<string> = new Set(['herbicide', 'insecticide', 'acaricide', 'fungicide']);

/** Sprayed formulations both parts are sold in; a suspension concentrate carries nearly everything else. */
function sharedFormulation(random: Random, first: Ingredient, second: Ingredient): string {
  const sprayed = ['SC', 'WG', 'WP', 'EC', 'OD', 'EW', 'SL', 'ME', 'SE'];
  const has = (ingredient: Ingredient, code: string): boolean =>
    ingredient.forms.some((form) => form.formulation === code);
  const shared = sprayed.filter((code) => has(first, code) && has(second, code));
  return shared.length > 0 ? random.pick(shared) : 'SC';
}

/** A mixture of two actives of one class, on a crop both are used on, with different modes of action. */
function newMixture(random: Random, first: Ingredient): Recipe {
  const partners = byPopularity.filter(
    (other) =>
      other.class === first.class &&
      other.modeOfAction !== first.modeOfAction &&
      other.crops.some((crop) => first.crops.includes(crop)),
  );
  if (!mixable.has(first.class) || partners.length === 0) return single(random, first);
  const second = random.pick(partners.slice(0, 24));
  const formulation = sharedFormulation(random, first, second);
  const total = 10 + random.int(11) * 5;
  const share = random.pick([0.2, 0.25, 0.4, 0.5, 0.6, 0.75]);
  const content = Math.round(total * share * 10) / 10;
  return {
    parts: [
      { ingredient: first, content, unit: '%' },
      { ingredient: second, content: Math.round((total - content) * 10) / 10, unit: '%' },
    ],
    formulation: formulationOf(formulation),
  };
}

/** A pesticide recipe: about one of five a mixture, one of six a technical. */
export function pesticideRecipe(random: Random): Recipe {
  if (chance(random, 0.12)) return readyMixture(random);
  const ingredient = pickIngredient(random);
  return chance(random, 0.12) ? newMixture(random, ingredient) : single(random, ingredient);
}

/** A fertilizer recipe. */
export function fertilizerRecipe(random: Random): Recipe {
  return single(random, pickFertilizer(random));
}
