import type { Bilingual } from '@fairbridge/contract/text.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang } from '../../i18n/lang.tsx';

export type LegalText = {
  title: Bilingual;
  version: string;
  sections: readonly { title: Bilingual; paragraphs: readonly Bilingual[] }[];
};

/** A legal text with its version, in sections. */
export function Legal({ text }: { text: LegalText }) {
  const lang = useLang();
  return (
    <article className="page max-w-4xl pt-8">
      <h1 className="text-3xl">{inLang(text.title, lang)}</h1>
      <p className="num mt-1 text-soft">{lang === 'zh' ? `版本 ${text.version}` : `Version ${text.version}`}</p>
      <div className="prose mt-6">
        {text.sections.map(({ title, paragraphs }) => (
          <section key={title.en}>
            <h2>{inLang(title, lang)}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph.en} className="mt-2">
                {inLang(paragraph, lang)}
              </p>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
