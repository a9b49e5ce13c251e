import type { RichBilingual } from '@fairbridge/contract/rich-text/rich-text.ts';
import { Suspense, useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import type { FormErrors } from '../../ui/form.ts';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { deskTexts } from './desk.texts.ts';

const RichEditor = lazyWithRetry(() => import('./rich-editor.tsx'));

/** The first message that belongs to this text, wherever in it. */
const errorIn = (errors: FormErrors, field: string): string | undefined =>
  Object.entries(errors).find(([at]) => at === field || at.startsWith(`${field}.`))?.[1];

/** What fields that keep their own words begin with: anew where the words came from elsewhere. */
function useBegun<T>(round: number, now: T): T {
  const [begun, begin] = useState({ round, now });
  if (begun.round !== round) begin({ round, now });
  return begun.round === round ? begun.now : now;
}

/** A formatted text in both languages, side by side where there is room. */
export function BodyFields({
  body,
  round,
  errors,
  onChange,
}: {
  body: RichBilingual;
  /** Of the form's editor: goes up with each time that the text comes from elsewhere than these fields. */
  round: number;
  errors: FormErrors;
  onChange: (lang: 'zh' | 'en', text: RichBilingual['zh']) => void;
}) {
  const t = useTexts(deskTexts);
  const first = useBegun(round, body);
  return (
    <Suspense fallback={<SkeletonLine className="h-72" />}>
      <div data-field className="grid gap-5 2xl:grid-cols-2">
        {(['zh', 'en'] as const).map((lang) => (
          <RichEditor
            key={`${round} ${lang}`}
            label={t(lang === 'zh' ? 'bodyZh' : 'bodyEn')}
            lang={lang}
            first={first[lang]}
            error={errorIn(errors, `body.${lang}`)}
            onChange={(text) => onChange(lang, text)}
          />
        ))}
        {errors['body'] !== undefined && (
          <p className="field-error 2xl:col-span-2" role="alert">
            {errors['body']}
          </p>
        )}
      </div>
    </Suspense>
  );
}
