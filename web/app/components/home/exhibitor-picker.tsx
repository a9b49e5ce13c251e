import type { FeaturedExhibitor } from '@fairbridge/contract/home/home.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { toast } from '../../ui/toast.tsx';
import { BoothPlate } from '../booth/booth-plate.tsx';
import { homeConfigTexts } from './home-config.texts.ts';
import { moveItem } from '../../ui/move-item.ts';
import { OrderList } from './order-list.tsx';

const PAUSE_MS = 250;
const FOUND_MAX = 8;

function useFound(keyword: string): readonly FeaturedExhibitor[] | null {
  const lang = useLang();
  const [found, setFound] = useState<{ of: string; list: readonly FeaturedExhibitor[] }>({ of: '', list: [] });
  const asked = keyword.trim();
  useEffect(() => {
    if (asked === '') return;
    const leave = new AbortController();
    const timer = setTimeout(() => {
      api(calls.exhibitor.browse, { keyword: asked, pageSize: FOUND_MAX }, leave.signal)
        .then(({ list }) => setFound({ of: asked, list: list.map((one) => ({ ...one, open: true })) }))
        .catch((error: unknown) => {
          if (!leave.signal.aborted) toast.failure(error, failureText(error, lang));
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [asked, lang]);
  return asked !== '' && found.of === asked ? found.list : null;
}

function ExhibitorLine({ exhibitor }: { exhibitor: FeaturedExhibitor }) {
  const t = useTexts(homeConfigTexts);
  const lang = useLang();
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <Picture
        address={exhibitor.logo}
        alt=""
        sizes="36px"
        width={36}
        height={36}
        className="size-9 shrink-0 rounded-sign object-cover"
      />
      <span className="min-w-0 font-semibold">{inLang(exhibitor.name, lang)}</span>
      {exhibitor.booth !== null && <BoothPlate booth={exhibitor.booth} />}
      {!exhibitor.open && <span className="tag border-bad! text-bad!">{t('closed')}</span>}
    </span>
  );
}

/** Exhibitors in an order: found by typing, added, moved, taken off. */
export function ExhibitorPicker({
  label,
  empty,
  max,
  chosen,
  onChange,
}: {
  label: string;
  empty: string;
  max: number;
  chosen: readonly FeaturedExhibitor[];
  onChange: (chosen: readonly FeaturedExhibitor[]) => void;
}) {
  const t = useTexts(homeConfigTexts);
  const lang = useLang();
  const [keyword, setKeyword] = useState('');
  const found = useFound(keyword);
  const ids = new Set(chosen.map(({ id }) => id));
  const nameOf = ({ name }: FeaturedExhibitor): string => inLang(name, lang);
  return (
    <div className="grid gap-4">
      <Input
        label={t('find')}
        hint={t('findHint')}
        type="search"
        autoComplete="off"
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      {found !== null && found.length > 0 && (
        <ul className="card grid" aria-label={t('found')}>
          {found.map((one) => (
            <li
              key={one.id}
              className="flex items-center justify-between gap-3 border-b border-line px-3 py-2 last:border-b-0"
            >
              <ExhibitorLine exhibitor={one} />
              <Button
                small
                kind="quiet"
                disabled={ids.has(one.id) || chosen.length >= max}
                aria-label={t(ids.has(one.id) ? 'addedOf' : 'addOf', { name: nameOf(one) })}
                onClick={() => onChange([...chosen, one])}
              >
                {t(ids.has(one.id) ? 'added' : 'add')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-soft empty:hidden">
        {found !== null && found.length === 0 ? t('noneFound') : ''}
      </p>
      {chosen.length === 0 ? (
        <p className="text-soft">{empty}</p>
      ) : (
        <OrderList
          label={label}
          items={chosen}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          onMove={(from, to) => onChange(moveItem(chosen, from, to))}
          actions={(one) => (
            <IconButton
              icon="close"
              label={t('takeOff', { name: nameOf(one) })}
              onClick={() => onChange(chosen.filter(({ id }) => id !== one.id))}
            />
          )}
        >
          {(one) => <ExhibitorLine exhibitor={one} />}
        </OrderList>
      )}
    </div>
  );
}
