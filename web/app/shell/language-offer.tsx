import { useState } from 'react';
import { useLocation } from 'react-router';
import { langOf, twinPath, BASE } from '../i18n/address.ts';
import { htmlLang } from '../i18n/lang.tsx';
import { rememberLang, wantedLang } from '../i18n/stored-lang.ts';
import { markOtherLang } from './other-lang.ts';
import { Icon } from '../ui/icons.tsx';

// In the language of the reader it is offered to, which is not the page's.
const OFFER = {
  zh: { read: '用中文阅读本页', close: '关闭', language: '语言' },
  en: { read: 'Read this page in English', close: 'Close', language: 'Language' },
} as const;

/** A line above the page that offers its twin when this reader wants the other language. No redirect: the address keeps its word. */
export default function LanguageOffer() {
  const { pathname, search } = useLocation();
  const [closed, setClosed] = useState(false);
  const lang = langOf(pathname);
  const wanted = wantedLang();
  if (closed || wanted === lang) return null;
  return (
    <aside
      lang={htmlLang(wanted)}
      aria-label={OFFER[wanted].language}
      className="flex min-h-12 items-center gap-3 border-b border-line bg-card px-4"
    >
      <Icon name="globe" />
      <a href={BASE + twinPath(pathname) + search} className="link flex-1" onClick={() => rememberLang(wanted)}>
        {OFFER[wanted].read}
      </a>
      <button
        type="button"
        aria-label={OFFER[wanted].close}
        className="grid size-9 place-items-center"
        onClick={() => {
          rememberLang(lang);
          markOtherLang(false);
          setClosed(true);
        }}
      >
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
}
