import { createContext, useContext } from 'react';
import { createContext as createRouterContext, type RouterContextProvider } from 'react-router';

/**
 * What the loaders of a page have loaded, written into it once as JSON: the router's own format is made value by value, takes a tenth of the
 * time to render a page, and is taken apart as slowly by a phone. In the router's data a mark stands for it.
 */
type Mark = { loaded: number };
const isMark = (value: unknown): value is Mark =>
  value instanceof Object && 'loaded' in value && typeof value.loaded === 'number';

const ELEMENT_ID = 'loader-data';

/** On the server: what this page's loaders have loaded by now. */
export const loadedContext = createRouterContext<unknown[]>();
/** The same as the page carries it. */
export const LoaderDataContext = createContext('');

const byMark = new WeakMap<Mark, unknown>();

/** On the server: keeps what a loader has loaded for the page, and answers what the loader is to answer. */
export function markLoaded(context: Readonly<RouterContextProvider>, value: unknown): Mark {
  const loaded = context.get(loadedContext);
  const mark = { loaded: loaded.push(value) - 1 };
  byMark.set(mark, value);
  return mark;
}

/** Safe inside of a script element, whatever strangers have written (G28). */
export const loaderJson = (context: Readonly<RouterContextProvider>): string =>
  JSON.stringify(context.get(loadedContext)).replaceAll('<', String.raw`\u003c`);

let ofPage: unknown = null;
function loadedOfPage(): unknown {
  ofPage ??= JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? '[]');
  return ofPage;
}

/** What a loader has loaded, by what the router says of it: the same, where a browser has loaded it. */
export function loadedOf(value: unknown): unknown {
  if (!isMark(value)) return value;
  if (import.meta.env.SSR) return byMark.get(value);
  const loaded = loadedOfPage();
  return Array.isArray(loaded) ? loaded[value.loaded] : undefined;
}

/** Stands before the scripts that read it. A browser leaves what the server wrote as it is. */
export function LoaderData() {
  return (
    <script
      id={ELEMENT_ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: useContext(LoaderDataContext) }}
    />
  );
}
