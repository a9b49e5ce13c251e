import type { PartKind, Understanding } from '@fairbridge/contract/search/search.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLocation } from 'react-router';
import { bare } from '../../i18n/address.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { useAttributeName } from '../../site/site.ts';
import { Icon } from '../../ui/icons.tsx';
import { CorrectionNotes } from './correction-notes.tsx';
import { questionTexts } from './question.texts.ts';

/** Parts whose attribute has another name at some fairs. */
const ATTRIBUTE_OF: Partial<Record<PartKind, string>> = {
  ingredient: 'ingredients',
  crop: 'crops',
  formulation: 'formulation',
  class: 'class',
  modeOfAction: 'modeOfAction',
};

/** The name of a part: 'Active ingredient' of one fair is 'Raw material' of another. */
export function usePartName(): (kind: string) => string {
  const t = useTexts(questionTexts);
  const named = useAttributeName();
  return (kind) => {
    const known = KINDS.find((one) => one === kind);
    if (known === undefined) return t('unknown');
    const attribute = ATTRIBUTE_OF[known];
    return attribute === undefined ? t(known) : named(attribute, t(known));
  };
}

const KINDS = [
  'ingredient',
  'content',
  'formulation',
  'crop',
  'class',
  'category',
  'modeOfAction',
  'registeredIn',
  'country',
] as const satisfies readonly PartKind[];

/** What a question was taken for, part by part, each with the way to the question without it. */
function Understood({ understood }: Pick<Understanding, 'understood'>) {
  const t = useTexts(questionTexts);
  const lang = useLang();
  const nameOf = usePartName();
  const { pathname, search } = useLocation();
  if (understood.length === 0) return null;
  const without = (rest: string): string => {
    const query = new URLSearchParams(search);
    query.delete('pageNum');
    if (rest === '') query.delete('keyword');
    else query.set('keyword', rest);
    return bare(pathname) + (query.size > 0 ? `?${query}` : '');
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-soft" id="understood">
        {t('understood')}
      </span>
      <ul className="flex flex-wrap gap-2" aria-labelledby="understood">
        {understood.map(({ kind, code, name, rest, typed, excluded }) => (
          <li key={`${kind} ${code} ${typed}`}>
            <LocalLink
              to={without(rest)}
              className="tag relative inline-flex min-h-[30px] items-center gap-1.5 hover:border-action hover:text-action"
            >
              <span className="sr-only">{t('without')}</span>
              {excluded && <b>{t('not')}</b>}
              {nameOf(kind)}
              <b className="num font-semibold text-ink">{kind === 'formulation' ? code : inLang(name, lang)}</b>
              <Icon name="close" size={13} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Asked by a brand: whose it is, and what is shown for it. */
function BrandNotes({ references }: Pick<Understanding, 'references'>) {
  const t = useTexts(questionTexts);
  const lang = useLang();
  return references.map(({ asked, holder, standsFor }) => (
    <p key={asked} className="note">
      {inLang(holder, lang) === '' ? t('brand', { asked }) : t('brandOf', { asked, holder: inLang(holder, lang) })}{' '}
      <b>{standsFor.map(({ name }) => inLang(name, lang)).join(' · ')}</b>
    </p>
  ));
}

/** To guests: how many more there are for whoever registers, and nothing of them. */
function RegisteredSeeMore({ count }: { count: number }) {
  const t = useTexts(questionTexts);
  const lang = useLang();
  if (count === 0) return null;
  return (
    <p className="note">
      {t('registeredSeeMore', { count: number(count, lang) })}{' '}
      <LocalLink to="/register" className="link">
        {t('register')}
      </LocalLink>
    </p>
  );
}

/** What was made of the words asked for: put right, known by another name, left out, understood as. */
export function QuestionNotes({ found }: { found: Understanding & { registeredSeeMore?: number } }) {
  const t = useTexts(questionTexts);
  return (
    <div className="grid gap-2 pb-4 empty:hidden">
      <CorrectionNotes corrections={found.corrections} />
      {found.setAside.length > 0 && <p className="note">{t('setAside', { parts: found.setAside.join(' · ') })}</p>}
      <BrandNotes references={found.references} />
      {found.standardNames.map(({ code, asked, name }) => (
        <p key={code} className="note">
          {t('standardName', { asked })}{' '}
          <b>
            <Says text={name} />
          </b>
        </p>
      ))}
      <RegisteredSeeMore count={found.registeredSeeMore ?? 0} />
      <Understood understood={found.understood} />
    </div>
  );
}
