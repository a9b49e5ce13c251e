import type { IngredientEntry } from '@fairbridge/contract/ingredient/ingredient.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { htmlLang, LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineLoad } from '../../define-load.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { useAttributeName } from '../../site/site.ts';
import { EmptyState } from '../../ui/states.tsx';
import { ingredientPath } from '../../components/ingredient/ingredient-path.ts';
import { ingredientTexts } from './ingredient.texts.ts';
import { groupsOf, type By } from './ingredient-groups.ts';

type Loaded = { list: readonly IngredientEntry[]; by: By };

const load = defineLoad(async ({ api, query }): Promise<Loaded> => ({
  list: (await api(calls.ingredient.list, {})).list,
  by: query.get('by') === 'class' ? 'class' : 'name',
}));
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Loaded>(({ data, lang, site }) => {
  const column = lang === 'zh' ? 0 : 1;
  const attribute = site.exhibition.attributeNames['ingredients'];
  return {
    title:
      attribute === undefined
        ? ingredientTexts.list[column]
        : ingredientTexts.listOf[column].replace('{attribute}', inLang(attribute, lang)),
    description: ingredientTexts.listLead[column],
    canonical: '/ingredients',
    noindex: data.list.length === 0,
  };
});

function Entry({ entry }: { entry: IngredientEntry }) {
  const t = useTexts(ingredientTexts);
  const lang = useLang();
  const other: Lang = lang === 'zh' ? 'en' : 'zh';
  return (
    <li className="break-inside-avoid border-b border-line py-1.5">
      <LocalLink to={ingredientPath(entry)} className="group flex items-baseline gap-2">
        <span className="min-w-0 flex-1">
          <span className="font-semibold group-hover:text-action group-hover:underline">
            <Says text={entry.name} />
          </span>
          {entry.name[lang] !== '' && entry.name[other] !== '' && entry.name[other] !== entry.name[lang] && (
            <span lang={htmlLang(other)} className="ml-2 text-sm text-soft">
              {entry.name[other]}
            </span>
          )}
        </span>
        <span className="num text-sm text-soft">
          <span aria-hidden="true">{number(entry.products, lang)}</span>
          <span className="sr-only">{t('products', { count: entry.products })}</span>
        </span>
      </LocalLink>
    </li>
  );
}

/** Every ingredient of which exhibits are shown, from A to Z or by class. */
export default function IngredientListScreen() {
  const { list, by } = load.useData();
  const t = useTexts(ingredientTexts);
  const lang = useLang();
  const named = useAttributeName();
  const groups = groupsOf(list, by, lang, t('otherClass'));
  const tab = (value: By, label: string) => (
    <LocalLink
      to={value === 'class' ? '/ingredients?by=class' : '/ingredients'}
      aria-current={value === by ? 'true' : undefined}
      className={`inline-flex min-h-9 items-center border-b-2 px-2.5 ${value === by ? 'border-action font-semibold' : 'border-transparent text-soft hover:text-ink'}`}
    >
      {label}
    </LocalLink>
  );
  return (
    <div className="page pt-8">
      <h1 className="text-2xl md:text-3xl">{t('listOf', { attribute: named('ingredients', t('list')) })}</h1>
      <p className="mt-1 text-soft">{t('listLead')}</p>
      <nav aria-label={t('order')} className="mt-4 flex">
        {tab('name', t('byName'))}
        {tab('class', named('class', t('byClass')))}
      </nav>
      {list.length === 0 && (
        <div className="pt-6">
          <EmptyState title={t('empty')} />
        </div>
      )}
      <nav aria-label={t('letters')} className="mt-5 flex flex-wrap gap-1">
        {groups.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            className="num grid min-h-8 min-w-8 place-items-center rounded-sign border border-line bg-card px-2 hover:border-action hover:text-action"
          >
            {title}
          </a>
        ))}
      </nav>
      {groups.map(({ id, title, entries }) => (
        <section key={id} id={id} className="scroll-mt-24 pt-7">
          <h2 className="num border-b-2 border-action pb-1 text-lg">{title}</h2>
          <ul className="gap-x-10 sm:columns-2 lg:columns-3">
            {entries.map((entry) => (
              <Entry key={entry.code} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
