import type { FacetValue } from '@fairbridge/contract/fields.ts';
import type { IngredientFacts as Facts } from '@fairbridge/contract/ingredient/ingredient.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { useAttributeName } from '../../site/site.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ingredientTexts } from './ingredient.texts.ts';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** The names and numbers by which the trade knows an ingredient. */
export function IngredientFacts({ ingredient }: { ingredient: Facts }) {
  const t = useTexts(ingredientTexts);
  const named = useAttributeName();
  const { cas, aliases, modeOfAction } = ingredient;
  const kind = ingredient.class;
  return (
    <dl className="facts">
      {cas.length > 0 && (
        <Fact label={t('cas')}>
          <span className="flex flex-wrap gap-2">
            {cas.map((one) => (
              <CopyButton key={one} value={one} />
            ))}
          </span>
        </Fact>
      )}
      {aliases.length > 0 && <Fact label={t('aliases')}>{aliases.join(', ')}</Fact>}
      {kind !== null && (
        <Fact label={named('class', t('class'))}>
          <LocalLink to={`/find/product?class=${encodeURIComponent(kind.code)}`} className="link">
            <Says text={kind.name} />
          </LocalLink>
        </Fact>
      )}
      {modeOfAction !== '' && (
        <Fact label={named('modeOfAction', t('modeOfAction'))}>
          <LocalLink to={`/find/product?modeOfAction=${encodeURIComponent(modeOfAction)}`} className="link num">
            {modeOfAction}
          </LocalLink>
        </Fact>
      )}
    </dl>
  );
}

/** How many exhibits of this ingredient there are by one property, each leading to its list. */
export function Counts({
  title,
  facet,
  values,
  code,
}: {
  title: string;
  facet: 'formulation' | 'country' | 'registeredIn';
  values: readonly FacetValue[];
  /** Of the ingredient. */
  code: string;
}) {
  const lang = useLang();
  if (values.length === 0) return null;
  return (
    <div>
      <h2 className="text-base font-semibold">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {values.slice(0, 12).map((value) => (
          <li key={value.code}>
            <LocalLink
              to={`/find/product?${new URLSearchParams({ ingredient: code, [facet]: value.code })}`}
              className="tag inline-flex min-h-8 items-center gap-2 hover:border-action hover:text-action"
            >
              {facet === 'formulation' && <b className="num text-ink">{value.code}</b>}
              {inLang(value.name, lang)}
              <span className="num">{number(value.count, lang)}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
