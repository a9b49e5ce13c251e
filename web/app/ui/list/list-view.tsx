import { use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { bare, withoutBase } from '../../i18n/address.ts';
import { normalizeQuery, ListViewsContext, newViewId, activeView, viewToSave, type ListViews } from './list-views.ts';
import { ViewMenu } from './view-menu.tsx';

type Columns = { hidden: ReadonlySet<string>; hide: (keys: readonly string[]) => void };

/** The menu of kept views at the head of a list; nothing outside a console, and while they are not known. */
export function ListViewMenu(columns: Columns) {
  const given = use(ListViewsContext);
  return given === null ? null : <Known given={given} columns={columns} />;
}

function Known({ given, columns: { hidden, hide } }: { given: ListViews; columns: Columns }) {
  const { pathname, search } = useLocation();
  const { views, ask, save, remove, wanted, want } = given;
  const list = bare(withoutBase(pathname));
  const asked = normalizeQuery(search);
  useEffect(ask);
  const isHere = wanted !== null && wanted.list === list && wanted.query === asked;
  useEffect(() => {
    if (!isHere) return;
    hide(wanted.hidden);
    want(null);
  });
  if (views === null) return null;
  const own = views.filter((view) => view.list === list);
  return (
    <ViewMenu
      views={own}
      current={activeView(own, asked, hidden)}
      onOpen={want}
      onSave={(name, opens) => {
        const shown = { list, query: asked, hidden: [...hidden].toSorted() };
        return save(viewToSave(own, { id: newViewId(), name, opens, ...shown }));
      }}
      onChange={save}
      onRemove={remove}
    />
  );
}
