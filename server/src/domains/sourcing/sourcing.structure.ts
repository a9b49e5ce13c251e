import type { SourcingLineForm } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { any, lexeme, NOTHING } from '../../platform/search/expression.ts';
import type { SearchEngine } from '../../platform/search/search-engine.ts';
import { equivalent, parseStrengths } from '../../platform/search/strength.ts';
import { partLexeme, strengthLexemes } from '../../platform/search/words.ts';

/** What a line is understood as; exhibits are compared with it, in whatever language either was written. */
export type Structure = {
  ingredients: string[];
  category: string | null;
  formulation: string | null;
  /** Lexemes of the contents, in both ways of writing them. */
  contents: string[];
};
export type Understood = {
  structure: Structure;
  /** Finds documents of exhibits that may fit: by ingredient, else by category, else by the words. */
  query: string;
};

function contentsOf(text: string): string[] {
  const strengths = parseStrengths(text.normalize('NFKC')).flatMap((strength) => {
    const other = equivalent(strength);
    return other === null ? [strength] : [strength, other];
  });
  return [...new Set(strengths.flatMap((strength) => [strengthLexemes(strength)[0], partLexeme(strength)]))];
}

const facet = (name: string, codes: readonly string[]): string => any(codes.map((code) => lexeme(`/${name}:${code}`)));

/** What the buyer has chosen counts; what is missing is read out of the buyer's own words. */
export async function understand(
  search: SearchEngine,
  { exhibition }: FairContext,
  line: Pick<SourcingLineForm, 'ingredients' | 'category' | 'name' | 'content' | 'formulation'>,
): Promise<Understood> {
  const words = [line.name, line.content].filter(Boolean).join(' ');
  const read = await search.understand(exhibition.lexicon, {
    exhibitionId: exhibition.id,
    kind: 'product',
    text: words,
  });
  const meant = (kind: string): string[] =>
    read.parts.filter((part) => part.kind === kind && !part.excluded).map(({ code }) => code);
  const ingredients = line.ingredients.length > 0 ? line.ingredients : meant('ingredient');
  const category = line.category ?? meant('category')[0] ?? null;
  const structure: Structure = {
    ingredients: [...new Set(ingredients)],
    category,
    formulation: line.formulation ?? meant('formulation')[0] ?? null,
    contents: contentsOf(words),
  };
  if (structure.ingredients.length > 0) return { structure, query: facet('ingredient', structure.ingredients) };
  if (category !== null) return { structure, query: facet('category', [category]) };
  return { structure, query: read.expression ?? NOTHING };
}

/** What a line is called in lists: '草甘膦 480 g/L SL'. */
export function labelOf({ exhibition }: FairContext, line: SourcingLineForm): Bilingual {
  const of = (lang: Lang): string => {
    const ingredients = line.ingredients.map((code) => exhibition.ingredients.get(code)?.name[lang] ?? code);
    const category =
      line.category === null ? '' : (exhibition.categories.get(line.category)?.name[lang] ?? line.category);
    const name = ingredients.length > 0 ? ingredients.join(' + ') : line.name === '' ? category : line.name;
    return [name, line.content, line.formulation ?? ''].filter(Boolean).join(' ');
  };
  return { zh: of('zh'), en: of('en') };
}
