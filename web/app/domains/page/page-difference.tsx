import type { PageDesk } from '@fairbridge/contract/page/page.shapes.ts';
import type { RichBilingual } from '@fairbridge/contract/rich-text/rich-text.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { htmlLang, useTexts } from '../../i18n/lang.tsx';
import { deskTexts } from '../../components/content/desk.texts.ts';
import { differenceOf, type Stretch } from '../../components/content/text-difference.ts';

const LANGUAGES = [
  ['zh', '中文'],
  ['en', 'English'],
] as const satisfies readonly (readonly [Lang, string])[];

function Part({ stretch: { kind, text } }: { stretch: Stretch }) {
  const t = useTexts(deskTexts);
  if (kind === 'added') return <ins className="bg-tint font-semibold text-action">{text}</ins>;
  if (kind === 'removed') return <del className="text-bad">{text}</del>;
  if (kind === 'leftOut') return <span className="text-soft"> … {t('signsTheSame', { count: text.length })} … </span>;
  return text;
}

type Compared = { page: PageDesk; body: RichBilingual };

function InOneLanguage({ page, body, lang, name }: Compared & { lang: Lang; name: string }) {
  const t = useTexts(deskTexts);
  const { same, stretches } = differenceOf(page.body[lang], body[lang], lang);
  const onlyForm = !same && stretches.every(({ kind }) => kind === 'kept' || kind === 'leftOut');
  return (
    <section className="mt-4" data-difference={lang}>
      <h3 className="text-base" lang={htmlLang(lang)}>
        {name}
      </h3>
      {same && <p className="text-soft">{t('differenceNone')}</p>}
      {onlyForm && <p className="text-soft">{t('differenceForm')}</p>}
      {!same && !onlyForm && (
        <p lang={htmlLang(lang)} className="rounded-sign border border-line p-3 whitespace-pre-wrap">
          {stretches.map((stretch, at) => (
            <Part key={at} stretch={stretch} />
          ))}
        </p>
      )}
    </section>
  );
}

/** What readers will find different from the version that holds, in each language. */
export function PageDifference({ page, body }: Compared) {
  return LANGUAGES.map(([lang, name]) => <InOneLanguage key={lang} page={page} body={body} lang={lang} name={name} />);
}

/** The one language that changed where the other did not; null where both or neither did. */
export function changedAlone(page: PageDesk, body: RichBilingual): Lang | null {
  const [zh, en] = LANGUAGES.map(([lang]) => !differenceOf(page.body[lang], body[lang], lang).same);
  return zh === en ? null : zh === true ? 'zh' : 'en';
}
