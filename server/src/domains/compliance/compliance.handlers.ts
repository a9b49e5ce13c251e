import type { contract } from '@fairbridge/contract/index.ts';
import type { ComplianceRule } from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { marketName } from '@fairbridge/contract/compliance/markets.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { countryOf } from '../visitor/visitor.queries.ts';
import { removeRule, saveRule } from './compliance.actions.ts';
import { affectedProducts, productCounts, rule, rules } from './compliance.queries.ts';
import { noticesOf } from './compliance.rules.ts';
import { readRules, rulesFile } from './compliance.sheet.ts';

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Is the rule on what was typed: an ingredient by any of its names or numbers, a country, words of the note? */
function isAsked({ ingredients }: Exhibition, rule: ComplianceRule, keyword: string): boolean {
  const ingredient = ingredients.get(rule.ingredient);
  const market = marketName(rule.country);
  const texts = [
    rule.ingredient,
    ...(ingredient === undefined
      ? []
      : [ingredient.name.zh, ingredient.name.en, ...ingredient.cas, ...ingredient.aliases]),
    rule.country,
    market.zh,
    market.en,
    rule.note.zh,
    rule.note.en,
    rule.source.zh,
    rule.source.en,
  ];
  return texts.some((text) => plain(text).includes(keyword));
}

export const complianceHandlers: Handlers<FairContext, typeof contract.compliance> = {
  notices: async ({ ctx, caller, input }) => {
    const own = input.market === '' && caller.kind === 'visitor' ? await countryOf(ctx, caller.visitorId) : '';
    const market = input.market === '' ? own : input.market;
    return { market, notices: noticesOf(ctx.exhibition, input.ingredients, market) };
  },

  list: async ({ ctx, input }) => {
    const keyword = plain(input.keyword.trim());
    const all = await rules(ctx);
    const asked = all.filter(
      (rule) => (input.kind === '' || rule.kind === input.kind) && isAsked(ctx.exhibition, rule, keyword),
    );
    const { limit, offset } = rangeOf(input);
    const shown = asked.slice(offset, offset + limit);
    const counts = await productCounts(
      ctx,
      shown.map(({ ingredient }) => ingredient),
    );
    const list = shown.map((rule) => ({ ...rule, products: counts.get(rule.ingredient) ?? 0 }));
    return { ...pageAnswer(list, asked.length, input), rulesMax: LIMITS.complianceRulesMax };
  },

  get: async ({ ctx, input }) => {
    const found = await rule(ctx, input.id);
    if (found === null) fail('notFound');
    return found;
  },

  save: ({ ctx, caller, input, request }) => saveRule(ctx, { caller, address: request.address }, input),

  remove: async ({ ctx, caller, input, request }) => {
    await removeRule(ctx, { caller, address: request.address }, input.id);
    return {};
  },

  preview: async ({ ctx, input }) => {
    const { rows, total, claiming } = await affectedProducts(ctx, input, rangeOf(input));
    const list = rows.map((row) => ({
      id: row.id,
      name: bilingualOf('name', row),
      exhibitor: { id: row.exhibitor_id, name: bilingualOf('exhibitor', row) },
      scope: row.scope,
      claims: row.claims,
    }));
    return { ...pageAnswer(list, total, input), claiming };
  },

  listSheet: ({ ctx, input }) => rulesFile(ctx, input.lang),

  importSheet: ({ ctx, caller, input, lang, request }) =>
    readRules(ctx, { caller, address: request.address }, request.bytes, input.mode, lang),
};
