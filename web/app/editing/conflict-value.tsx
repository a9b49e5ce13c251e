import type { ReactNode } from 'react';
import { useLang, useTexts } from '../i18n/lang.tsx';
import { Picture } from '../ui/picture.tsx';
import { editingTexts } from './editing.texts.ts';
import { picturesIn, describeValue } from './describe-value.ts';

/** What a form calls a part, and says of its value where that is no plain text: null for what it says nothing of, '' for nothing. */
export type FieldDescriptions = {
  labelOf: (path: string) => string;
  say?: (path: string, value: unknown) => string | null;
};

/** One of two values of a part, side by side: what it says, and what can be done with it. */
export function ConflictValue({
  title,
  path,
  value,
  descriptions: { say },
  children,
}: {
  title: string;
  path: string;
  value: unknown;
  descriptions: FieldDescriptions;
  children?: ReactNode;
}) {
  const t = useTexts(editingTexts);
  const lang = useLang();
  const pictures = picturesIn(value);
  const empty = t('empty');
  const said = say?.(path, value) ?? describeValue(value, lang, { empty, yes: t('yes'), no: t('no') });
  return (
    <div className="grid content-between gap-2 rounded-sign border border-line bg-paper p-3">
      <div className="min-w-0">
        <p className="text-sm text-soft">{title}</p>
        {pictures.length === 0 ? (
          <p className="mt-1 break-words whitespace-pre-wrap">{said === '' ? empty : said}</p>
        ) : (
          <div className="mt-1 flex flex-wrap gap-1">
            {pictures.map((address) => (
              <Picture
                key={address}
                address={address}
                alt=""
                sizes="64px"
                width={64}
                height={64}
                className="size-16 object-cover"
              />
            ))}
          </div>
        )}
      </div>
      {children !== undefined && <div>{children}</div>}
    </div>
  );
}
