import type { Lang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { htmlLang, useTexts } from '../../i18n/lang.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { newsfeedTexts } from './newsfeed.texts.ts';
import { isLong } from './post-text.ts';

/** What somebody wrote; a long text is folded in a list. */
export function PostText({ text, lang, whole = false }: { text: string; lang: Lang; whole?: boolean }) {
  const t = useTexts(newsfeedTexts);
  const folds = !whole && isLong(text);
  const [open, setOpen] = useState(false);
  return (
    <div>
      <p
        lang={htmlLang(lang)}
        className={`text-[1.02rem] leading-relaxed break-words whitespace-pre-line ${folds && !open ? 'line-clamp-6' : ''}`}
      >
        <LinkedText text={text} />
      </p>
      {folds && (
        <button
          type="button"
          className="min-h-8 font-semibold text-action hover:underline"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'fold' : 'unfold')}
        </button>
      )}
    </div>
  );
}
