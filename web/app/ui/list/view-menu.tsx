import type { ListView } from '@fairbridge/contract/list-view/list-view.calls.ts';
import { useState } from 'react';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { NavIcon } from '../nav-icons.tsx';
import { viewAddress } from './list-views.ts';
import { listTexts } from './list.texts.ts';
import { Popover } from './popover.tsx';
import { ManageViews } from './view-manage.tsx';
import { SaveView } from './view-save.tsx';

const ITEM = 'flex min-h-9 w-full items-center gap-2 rounded-sign px-3 text-left hover:bg-tint';

type Props = {
  /** Those of this list. */
  views: readonly ListView[];
  current: ListView | undefined;
  onOpen: (view: ListView) => void;
  /** Keeps what the list shows now. */
  onSave: (name: string, opens: boolean) => Promise<void>;
  onChange: (view: ListView) => Promise<void>;
  onRemove: (id: string) => Promise<void>;
};

/** The views of a list that somebody has kept: to open one, to keep what is shown now, to rename and delete. */
export function ViewMenu({ views, current, onOpen, onSave, onChange, onRemove }: Props) {
  const t = useTexts(listTexts);
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const close = (): void => setDialog(null);
  return (
    <>
      <Popover
        button={
          <>
            <NavIcon name="bookmark" size={18} />
            <span className="max-w-40 truncate">{current?.name ?? t('views')}</span>
          </>
        }
        {...(current !== undefined && { name: t('viewNow', { name: current.name }) })}
        className="button button-quiet button-small inline-flex items-center gap-2"
      >
        {views.map((view) => (
          <LocalLink
            key={view.id}
            to={viewAddress(view)}
            className={`${ITEM} justify-between ${view === current ? 'font-semibold' : ''}`}
            aria-current={view === current ? 'true' : undefined}
            onClick={() => onOpen(view)}
          >
            <span className="max-w-56 truncate">{view.name}</span>
            {view.opens && <span className="tag">{t('viewOpening')}</span>}
          </LocalLink>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          className={`${ITEM} whitespace-nowrap ${views.length > 0 ? 'border-t border-line' : ''}`}
          onClick={() => setDialog('save')}
        >
          {t('viewSave')}
        </button>
        {views.length > 0 && (
          <button
            type="button"
            aria-haspopup="dialog"
            className={`${ITEM} whitespace-nowrap`}
            onClick={() => setDialog('manage')}
          >
            {t('viewManage')}
          </button>
        )}
      </Popover>
      <SaveView open={dialog === 'save'} views={views} onSave={onSave} onClose={close} />
      <ManageViews open={dialog === 'manage'} views={views} onChange={onChange} onRemove={onRemove} onClose={close} />
    </>
  );
}
