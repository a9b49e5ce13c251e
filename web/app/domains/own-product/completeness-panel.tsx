import type { Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { focusField } from '../../ui/focus-field.ts';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { helpsOf, missingOf, type Part, type PartName } from './completeness.ts';
import { attributeName } from './own-product-attributes.ts';
import { exhibitFormTexts } from './exhibit-form.texts.ts';

/** Where the form has controls of such a name; the others stand in an `ExhibitPart`. */
const CONTROLS: Partial<Record<PartName, string>> = {
  nameZh: 'name.zh',
  nameEn: 'name.en',
  categoryCode: 'categoryCode',
  scope: 'scope',
  class: 'attributes.class',
  brand: 'brand.zh',
  articleNumber: 'articleNumber',
  identification: 'identification',
};

function leadTo(formId: string, name: PartName): void {
  const control = CONTROLS[name];
  const found = document
    .getElementById(formId)
    ?.querySelector(control === undefined ? `[data-part="${name}"]` : `[name="${control}"]`);
  if (found) focusField(found);
}

/** What a part is called where it stands alone; what the fair has a name of its own for, by that. */
function usePartName(vocabulary: Vocabulary): (name: PartName) => string {
  const t = useTexts(exhibitFormTexts);
  const says = useTexts(ownProductTexts);
  const lang = useLang();
  return (name) => {
    if (name === 'brand' || name === 'packing' || name === 'values') return t(name);
    if (name === 'categoryCode') return says('category');
    if (name === 'pictures') return says('mainPictures');
    return attributeName(vocabulary, name, lang, says(name));
  };
}

type PanelProps = {
  parts: readonly Part[];
  vocabulary: Vocabulary;
  /** Of the form whose fields these are. */
  formId: string;
};

function Parts({ title, parts, vocabulary, formId, told }: PanelProps & { title: string; told: boolean }) {
  const t = useTexts(exhibitFormTexts);
  const nameOf = usePartName(vocabulary);
  return (
    <div className="not-first:mt-3">
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-1 flex flex-wrap gap-x-4 lg:grid">
        {parts.map(({ name, use }) => (
          <li key={name} className="flex items-baseline gap-x-2">
            <button type="button" className="link min-h-8 text-left" onClick={() => leadTo(formId, name)}>
              {nameOf(name)}
            </button>
            {told && <span className="text-sm text-soft">{t(use === 'filter' ? 'helpFilter' : 'helpSearch')}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How much of an exhibit is there: what is needed still, and what would help buyers to find it. Each leads to its field. */
export function CompletenessPanel(props: PanelProps) {
  const t = useTexts(exhibitFormTexts);
  const { parts } = props;
  // a phone has the form in sight first
  const wide = useMedia('(min-width: 64rem)', true);
  const count = parts.filter(({ filled }) => filled).length;
  const [missing, helps] = [missingOf(parts), helpsOf(parts)];
  return (
    <section aria-label={t('completeness')}>
      <details key={String(wide)} className="group card" open={wide}>
        <summary className="flex list-none flex-wrap items-center gap-x-3 p-4 hover:text-action">
          <h2 className="text-base">{t('completeness')}</h2>
          <span className="num text-sm text-soft">{t('filled', { count, max: parts.length })}</span>
          <span className="ml-auto transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none">
            <Icon name="down" size={18} />
          </span>
          <span className="mt-2 block h-2 w-full overflow-hidden rounded-[2px] bg-line" aria-hidden="true">
            <span
              className="block h-full bg-action"
              style={{ width: `${(count / Math.max(1, parts.length)) * 100}%` }}
            />
          </span>
        </summary>
        <div className="px-4 pb-4">
          {missing.length > 0 ? (
            <Parts {...props} title={t('required')} parts={missing} told={false} />
          ) : (
            <p className="flex items-center gap-2 text-sm font-semibold text-action">
              <Icon name="check" size={18} />
              {t('ready')}
            </p>
          )}
          {helps.length > 0 ? (
            <Parts {...props} title={t('helps')} parts={helps} told />
          ) : (
            <p className="mt-3 text-sm text-soft">{t('allHelps')}</p>
          )}
        </div>
      </details>
    </section>
  );
}
