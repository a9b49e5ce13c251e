import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { Formulation } from '../../../../server/src/set-up/templates/vocabulary.ts';
import type { PictureShape } from '../../shapes.ts';

/** A pack on offer; `amount` is what one trade unit holds, in L for liquids and kg for solids. */
export type Pack = { name: Bilingual; shape: PictureShape; amount: number };

function pack(zh: string, en: string, shape: PictureShape, amount: number): Pack {
  return { name: { zh, en }, shape, amount };
}

const liquids: readonly Pack[] = [
  pack('100 mL × 40 瓶/箱', '100 mL × 40 bottles per carton', 'bottle', 4),
  pack('250 mL × 20 瓶/箱', '250 mL × 20 bottles per carton', 'bottle', 5),
  pack('500 mL × 20 瓶/箱', '500 mL × 20 bottles per carton', 'bottle', 10),
  pack('1 L × 12 瓶/箱', '1 L × 12 bottles per carton', 'bottle', 12),
  pack('1 L × 10 瓶/箱', '1 L × 10 COEX bottles per carton', 'bottle', 10),
  pack('5 L × 4 桶/箱', '5 L × 4 jerrycans per carton', 'jerrycan', 20),
  pack('10 L × 2 桶/箱', '10 L × 2 jerrycans per carton', 'jerrycan', 20),
  pack('20 L 塑料桶', '20 L jerrycan', 'jerrycan', 20),
  pack('200 L 塑料桶', '200 L drum', 'drum', 200),
  pack('1000 L 吨桶', '1000 L IBC', 'drum', 1000),
  pack('20 mL × 200 袋/箱', '20 mL × 200 sachets per carton', 'sachet', 4),
];

const solids: readonly Pack[] = [
  pack('10 g × 400 袋/箱', '10 g × 400 sachets per carton', 'sachet', 4),
  pack('50 g × 200 袋/箱', '50 g × 200 sachets per carton', 'sachet', 10),
  pack('100 g × 100 袋/箱', '100 g × 100 bags per carton', 'bag', 10),
  pack('250 g × 40 袋/箱', '250 g × 40 bags per carton', 'bag', 10),
  pack('500 g × 20 袋/箱', '500 g × 20 bags per carton', 'bag', 10),
  pack('1 kg × 20 袋/箱', '1 kg × 20 bags per carton', 'bag', 20),
  pack('1 kg × 10 盒/箱', '1 kg × 10 boxes per carton', 'carton', 10),
  pack('5 kg × 4 袋/箱', '5 kg × 4 bags per carton', 'bag', 20),
  pack('25 kg 编织袋', '25 kg woven bag', 'sack', 25),
  pack('500 kg 吨袋', '500 kg big bag', 'sack', 500),
];

const technicals: readonly Pack[] = [
  pack('25 kg 纸板桶', '25 kg fibre drum', 'drum', 25),
  pack('25 kg 复合袋', '25 kg lined bag', 'sack', 25),
  pack('50 kg 铁桶', '50 kg steel drum', 'drum', 50),
  pack('200 kg 塑料桶', '200 kg plastic drum', 'drum', 200),
  pack('600 kg 吨袋', '600 kg big bag', 'sack', 600),
];

const gases: readonly Pack[] = [
  pack('600 mL × 24 罐/箱', '600 mL × 24 cans per carton', 'bottle', 14.4),
  pack('400 mL × 24 罐/箱', '400 mL × 24 cans per carton', 'bottle', 9.6),
];

const fertilizerPacks: readonly Pack[] = [
  pack('1 kg × 20 袋/箱', '1 kg × 20 bags per carton', 'bag', 20),
  pack('5 kg × 4 袋/箱', '5 kg × 4 bags per carton', 'bag', 20),
  pack('10 kg 袋', '10 kg bag', 'sack', 10),
  pack('25 kg 编织袋', '25 kg woven bag', 'sack', 25),
  pack('50 kg 编织袋', '50 kg woven bag', 'sack', 50),
  pack('1000 kg 吨袋', '1000 kg big bag', 'sack', 1000),
];

/** The packs a formulation is sold in. */
export function packsOf(formulation: Formulation): readonly Pack[] {
  if (formulation.code === 'TC' || formulation.code === 'TK') return technicals;
  if (formulation.state === 'gas') return gases;
  return formulation.state === 'liquid' ? liquids : solids;
}

/** Solid fertilizers come in bags and sacks, liquid ones as other liquids do. */
export function fertilizerPacksOf(formulation: Formulation): readonly Pack[] {
  return formulation.state === 'liquid' ? liquids : fertilizerPacks;
}
