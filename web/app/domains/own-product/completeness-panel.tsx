import { useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { lead } from '../../ui/lead.ts';
import { ownProductTexts } from '../../parts/own-product/own-product.texts.ts';
import { helpsOf, missingOf, type Part, type PartName } from './completeness.ts';
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
  if (found) lead(found);
}

/** What a part is called where it stands alone. */
function usePartName(): (name: PartName) => string {
  const t = useTexts(exhibitFormTexts);
  const says = useTexts(ownProductTexts);
  return (name) => {
    if (name === 'brand' || name === 'packing' || name === 'values') return t(name);
    if (name === 'categoryCode') return says('category');
    return says(name === 'pictures' ? 'mainPictures' : name);
  };
}

function Parts({
  title,
  parts,
  formId,
  told,
}: {
  title: string;
  parts: readonly Part[];
  formId: string;
  told: boolean;
}) {
  const t = useTexts(exhibitFormTexts);
  const nameOf = usePartName();
  return (
    <div>
      <h3 className="mt-3 text-sm font-semibold">{title}</h3>
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
export function CompletenessPanel({ parts, formId }: { parts: readonly Part[]; formId: string }) {
  const t = useTexts(exhibitFormTexts);
  const count = parts.filter(({ filled }) => filled).length;
  const [missing, helps] = [missingOf(parts), helpsOf(parts)];
  return (
    <section aria-label={t('completeness')} className="card p-4">
      <h2 className="text-base">{t('completeness')}</h2>
      <p className="num text-sm text-soft">{t('filled', { count, max: parts.length })}</p>
      <div className="mt-1.5 h-2 overflow-hidden rounded-[2px] bg-line" aria-hidden="true">
        <div className="h-full bg-action" style={{ width: `${(count / Math.max(1, parts.length)) * 100}%` }} />
      </div>
      {missing.length > 0 ? (
        <Parts title={t('required')} parts={missing} formId={formId} told={false} />
      ) : (
        <p className="mt-3 flex items-center gap-2 text-sm font-semibold text-action">
          <Icon name="check" size={18} />
          {t('ready')}
        </p>
      )}
      {helps.length > 0 ? (
        <Parts title={t('helps')} parts={helps} formId={formId} told />
      ) : (
        <p className="mt-3 text-sm text-soft">{t('allHelps')}</p>
      )}
    </section>
  );
}
