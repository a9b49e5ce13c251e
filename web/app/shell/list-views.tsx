import type { ListView } from '@fairbridge/contract/list-view/list-view.calls.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { api } from '../api.ts';
import { calls } from '../calls.ts';
import { bare, localHref, withoutBase } from '../i18n/address.ts';
import { useLang } from '../i18n/lang.tsx';
import { useSession } from '../session/session.ts';
import { viewAddress, normalizeQuery, ListViewsContext, type ListViews } from '../ui/list/list-views.ts';

type Known = { token: string | null; views: readonly ListView[] | null };

/** What is known after a view was kept: a list opens with one of them. */
const withView = (views: readonly ListView[], view: ListView): ListView[] => {
  const others = views.map((one) =>
    one.list === view.list && view.opens && one.id !== view.id ? { ...one, opens: false } : one,
  );
  const isNew = others.every(({ id }) => id !== view.id);
  return isNew ? [...others, view] : others.map((one) => (one.id === view.id ? view : one));
};

/** The views of whoever is signed in, asked for with the first list that is looked at. */
function useKeptViews(): Omit<ListViews, 'wanted' | 'want'> {
  const session = useSession();
  // nobody else stands in a console, but for its log-in
  const token = session === null || session.user.subjectType === 'VISITOR' ? null : session.token;
  const [known, setKnown] = useState<Known>({ token, views: null });
  const asked = useRef<string | null>(null);
  const views = known.token === token ? known.views : null;
  const change = (next: (before: readonly ListView[]) => readonly ListView[]): void =>
    setKnown((before) => ({ token, views: next(before.token === token ? (before.views ?? []) : []) }));
  return {
    views,
    ask: () => {
      if (token === null || asked.current === token) return;
      asked.current = token;
      // a list works without; whoever comes to the next one asks again
      void api(calls.listView.list, {}).then(
        ({ list }) => setKnown({ token, views: list }),
        () => (asked.current = null),
      );
    },
    save: async (view) => {
      await api(calls.listView.save, view);
      change((before) => withView(before, view));
    },
    remove: async (id) => {
      await api(calls.listView.remove, { id });
      change((before) => before.filter((one) => one.id !== id));
    },
  };
}

/**
 * Opens a list with the view that was chosen for it: for whoever comes to it from elsewhere by its plain address, not by 'back' within
 * the console, and not from within the list, where the plain address asks for everything.
 */
function useOpeningView(views: readonly ListView[] | null, open: (view: ListView) => void): void {
  const { pathname, search, key } = useLocation();
  const by = useNavigationType();
  const list = bare(withoutBase(pathname));
  const last = useRef<string | null>(null);
  const waiting = useRef<string | null>(null);
  useEffect(() => {
    const isPlain = normalizeQuery(search) === '';
    // a served page takes its own address once more: whoever came still waits for what is kept
    const waits = last.current === list ? waiting.current === list : by !== 'POP' || last.current === null;
    last.current = list;
    waiting.current = isPlain && waits ? list : null;
  }, [list, search, key, by]);
  useEffect(() => {
    if (views === null || waiting.current === null) return;
    const view = views.find((one) => one.opens && one.list === waiting.current);
    waiting.current = null;
    if (view !== undefined) open(view);
  });
}

/** Gives the lists of a console the views that its reader has kept. */
export function ListViewsProvider({ children }: { children: ReactNode }) {
  const kept = useKeptViews();
  const [wanted, want] = useState<ListView | null>(null);
  const lang = useLang();
  const navigate = useNavigate();
  useOpeningView(kept.views, (view) => {
    want(view);
    if (view.query !== '') void navigate(localHref(lang, viewAddress(view)), { replace: true });
  });
  return <ListViewsContext value={{ ...kept, wanted, want }}>{children}</ListViewsContext>;
}
