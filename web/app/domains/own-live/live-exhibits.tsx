import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { moveItem } from '../../ui/move-item.ts';
import { Picture } from '../../ui/picture.tsx';
import type { LiveExhibit } from './live-form-values.ts';
import { ownLiveTexts } from './own-live.texts.ts';

const PAGE_SIZE = 20;
const TYPING_MS = 200;

/** Own exhibits that can be shown in a live, by a keyword, a page at a time. */
function useShowable(keyword: string) {
  const lang = useLang();
  const [found, setFound] = useState<{ list: readonly LiveExhibit[]; total: number; pageNum: number } | null>(null);
  const [failure, setFailure] = useState('');
  const ask = async (pageNum: number, before: readonly LiveExhibit[], signal?: AbortSignal): Promise<void> => {
    try {
      const page = await api(calls.ownLive.products, { keyword, pageNum, pageSize: PAGE_SIZE }, signal);
      setFound({ list: [...before, ...page.list], total: page.total, pageNum });
      setFailure('');
    } catch (error) {
      if (signal?.aborted !== true) setFailure(failureText(error, lang));
    }
  };
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => void ask(1, [], abort.signal), keyword === '' ? 0 : TYPING_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
    // asks anew for another keyword
    // eslint-disable-next-line react/exhaustive-deps
  }, [keyword]);
  return { found, failure, more: () => found !== null && void ask(found.pageNum + 1, found.list) };
}

export function ExhibitLine({ exhibit }: { exhibit: LiveExhibit }) {
  return (
    <>
      <Picture
        address={exhibit.cover}
        alt=""
        sizes="48px"
        width={48}
        height={48}
        className="size-12 shrink-0 rounded-sign object-cover"
      />
      <span className="grid min-w-0 flex-1">
        <span className="clamp-2 leading-snug font-semibold">
          <Says text={exhibit.name} />
        </span>
        {exhibit.strength !== '' && <span className="num text-sm text-soft">{exhibit.strength}</span>}
      </span>
    </>
  );
}

type PickProps = { chosen: readonly LiveExhibit[]; onChange: (chosen: LiveExhibit[]) => void };

function Picker({ chosen, onChange, onClose }: PickProps & { onClose: () => void }) {
  const t = useTexts(ownLiveTexts);
  const [keyword, setKeyword] = useState('');
  const { found, failure, more } = useShowable(keyword.trim());
  const has = (id: string): boolean => chosen.some((one) => one.id === id);
  const turn = (exhibit: LiveExhibit): void => {
    if (has(exhibit.id)) onChange(chosen.filter(({ id }) => id !== exhibit.id));
    else if (chosen.length < LIMITS.liveProductsMax) onChange([...chosen, exhibit]);
  };
  return (
    <Dialog open wide onClose={onClose} title={t('addProducts')}>
      <input
        type="search"
        className="input"
        aria-label={t('searchProducts')}
        placeholder={t('searchProducts')}
        maxLength={200}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <div className="mt-3 min-h-[min(24rem,50dvh)]">
        {failure !== '' && (
          <p className="note note-bad" role="alert">
            {failure}
          </p>
        )}
        {found?.total === 0 && <p className="py-6 text-center text-soft">{t('noProducts')}</p>}
        {found !== null && found.total > 0 && (
          <ul className="max-h-[min(24rem,50dvh)] overflow-auto rounded border border-line">
            {found.list.map((exhibit) => (
              <li key={exhibit.id} className="border-b border-line last:border-b-0">
                <label className="flex items-center gap-3 px-3 py-2 hover:bg-tint">
                  <input type="checkbox" checked={has(exhibit.id)} onChange={() => turn(exhibit)} />
                  <ExhibitLine exhibit={exhibit} />
                </label>
              </li>
            ))}
            {found.list.length < found.total && (
              <li className="p-2 text-center">
                <Button small kind="quiet" onClick={more}>
                  {t('more')}
                </Button>
              </li>
            )}
          </ul>
        )}
      </div>
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('done')}</Button>
      </div>
    </Dialog>
  );
}

/** The exhibits of a live in the order in which they are shown. */
export function LiveExhibits({ chosen, onChange, error }: PickProps & { error: string | undefined }) {
  const t = useTexts(ownLiveTexts);
  const lang = useLang();
  const [isOpen, setOpen] = useState(false);
  const move = (from: number, to: number): void => onChange(moveItem(chosen, from, to));
  return (
    <div data-field role="group" aria-label={t('Exhibits')} className="grid gap-2">
      <p className="field-label">{t('Exhibits')}</p>
      <p className="field-hint">{t('productsHint', { max: LIMITS.liveProductsMax })}</p>
      {chosen.length === 0 ? (
        <p className="text-soft">{t('noneYet')}</p>
      ) : (
        <ol className="rounded border border-line">
          {chosen.map((exhibit, at) => {
            const name = inLang(exhibit.name, lang);
            return (
              <li key={exhibit.id} className="flex items-center gap-2 border-b border-line px-3 py-2 last:border-b-0">
                <span className="num w-6 shrink-0 text-soft max-md:hidden">{at + 1}</span>
                <ExhibitLine exhibit={exhibit} />
                <IconButton
                  icon="up"
                  label={t('earlier', { name })}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  icon="down"
                  label={t('later', { name })}
                  disabled={at === chosen.length - 1}
                  onClick={() => move(at, at + 1)}
                />
                <IconButton
                  icon="close"
                  label={t('removeProduct', { name })}
                  onClick={() => onChange(chosen.filter(({ id }) => id !== exhibit.id))}
                />
              </li>
            );
          })}
        </ol>
      )}
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <Button kind="quiet" className="justify-self-start" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('addProducts')}…
      </Button>
      {isOpen && <Picker chosen={chosen} onChange={onChange} onClose={() => setOpen(false)} />}
    </div>
  );
}
