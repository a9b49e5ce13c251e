import type { Lang } from '@fairbridge/contract/text.ts';
import { htmlLang, useLang } from '../i18n/lang.tsx';
import { Highlight } from './highlight.tsx';

/** The name in the other language, where it differs: buyers know products by both. */
export function OtherName({
  name,
  words = [],
  className,
}: {
  name: { zh: string; en: string };
  words?: readonly string[];
  className: string;
}) {
  const lang = useLang();
  const other: Lang = lang === 'zh' ? 'en' : 'zh';
  if (name[other] === '' || name[other] === name[lang] || name[lang] === '') return null;
  return (
    <p lang={htmlLang(other)} className={className}>
      <Highlight text={name[other]} words={words} />
    </p>
  );
}
