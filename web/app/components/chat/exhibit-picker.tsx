import type { SimpleProduct } from '@fairbridge/contract/own-product/own-product.shapes.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { ExhibitLine, type ShownExhibit } from './bubble-body.tsx';
import { chatTexts } from './chat.texts.ts';

const PAGE_SIZE = 20;
/** So long after the last key the question is sent. */
const TYPING_MS = 200;

const shown = ({ id, name, strength, cover }: SimpleProduct): ShownExhibit => ({ id, name, strength, picture: cover });

/** What was typed, once nothing more is. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function Choices({ keyword, onPick }: { keyword: string; onPick: (exhibit: ShownExhibit) => void }) {
  const t = useTexts(chatTexts);
  const [size, setSize] = useState(PAGE_SIZE);
  const { record, failure } = useRecord(`${keyword} ${size}`, (signal) =>
    api(calls.product.simpleList, { keyword, pageNum: 1, pageSize: size }, signal),
  );
  if (failure !== '')
    return (
      <p className="note note-bad" role="alert">
        {failure}
      </p>
    );
  if (record === null)
    return (
      <div className="grid gap-2" aria-busy="true">
        {[1, 2, 3, 4].map((at) => (
          <SkeletonLine key={at} className="h-16" />
        ))}
      </div>
    );
  if (record.total === 0) return <p className="py-6 text-center text-soft">{t('pickNone')}</p>;
  return (
    <ul className="max-h-[min(24rem,50dvh)] divide-y divide-line overflow-auto rounded border border-line">
      {record.list.map((product) => (
        <li key={product.id}>
          <button
            type="button"
            className="w-full px-2 py-2 text-left hover:bg-tint"
            onClick={() => onPick(shown(product))}
          >
            <ExhibitLine exhibit={shown(product)} />
          </button>
        </li>
      ))}
      {record.list.length < record.total && size < 5 * PAGE_SIZE && (
        <li className="p-2 text-center">
          <Button small kind="quiet" onClick={() => setSize(size + PAGE_SIZE)}>
            {t('pickMore')}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** Which of the company's exhibits is sent. */
export function ExhibitPicker({ onPick, onClose }: { onPick: (exhibit: ShownExhibit) => void; onClose: () => void }) {
  const t = useTexts(chatTexts);
  const [keyword, setKeyword] = useState('');
  const settled = useSettled(keyword.trim());
  return (
    <Dialog open wide onClose={onClose} title={t('pickTitle')}>
      <input
        type="search"
        className="input"
        aria-label={t('pickSearch')}
        placeholder={t('pickSearch')}
        maxLength={200}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <div className="mt-3 min-h-[min(24rem,50dvh)]">
        <Choices key={settled} keyword={settled} onPick={onPick} />
      </div>
    </Dialog>
  );
}
