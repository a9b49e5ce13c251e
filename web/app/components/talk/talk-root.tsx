import { isLang } from '@fairbridge/contract/text.ts';
import { Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { LangProvider } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';

const TalkPlace = lazyWithRetry(() => import('./talk-place.tsx'));

/** Beside the page: a call goes on while one walks through the site. */
let root: Root | null = null;

/** Makes the place in which a call rings and goes on. */
export function showTalks(): void {
  if (root !== null) return;
  const { lang } = document.documentElement;
  const place = document.createElement('div');
  root = createRoot(document.body.appendChild(place));
  root.render(
    <LangProvider value={isLang(lang) ? lang : 'zh'}>
      <Suspense fallback={null}>
        <TalkPlace />
      </Suspense>
    </LangProvider>,
  );
}
