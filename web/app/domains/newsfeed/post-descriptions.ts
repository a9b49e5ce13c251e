import { inLang } from '@fairbridge/contract/text.ts';
import type { FieldDescriptions } from '../../editing/editor-notices.tsx';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { ownPostTexts } from './own-post.texts.ts';
import type { Tags } from './publish-tags.tsx';

const NAMED = ['text', 'lang', 'receivers', 'categories', 'pictures'] as const;

/** The parts of a post by their names, for whoever has to choose between two of them. */
export function usePostDescriptions({ receivers, categories }: Tags): FieldDescriptions {
  const t = useTexts(ownPostTexts);
  const lang = useLang();
  const nameOf = (code: unknown): string => {
    const found = [...receivers, ...categories].find((one) => one.code === code);
    return found === undefined ? String(code) : inLang(found.name, lang);
  };
  return {
    labelOf: (path) => (path === 'videos' ? t('video') : t(NAMED.find((one) => one === path) ?? 'media')),
    say: (path, value) => {
      if (path === 'lang') return t(value === 'en' ? 'en' : 'zh');
      if (path === 'medium') return t(value === 'video' ? 'video' : 'pictures');
      const isTags = (path === 'receivers' || path === 'categories') && Array.isArray(value) && value.length > 0;
      return isTags ? value.map(nameOf).join(lang === 'zh' ? '，' : ', ') : null;
    },
  };
}
