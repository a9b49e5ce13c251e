import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { loadedContext, loadedOf, loaderJson, markLoaded } from './loader-data.tsx';

test('what loaders have loaded is found by its mark, and stands in a page without a sign that could end the script', () => {
  const context = new RouterContextProvider();
  context.set(loadedContext, []);
  const first = { text: '</script><script>alert(1)</script>' };
  const marks = [markLoaded(context, first), markLoaded(context, null)];
  expect(marks).toEqual([{ loaded: 0 }, { loaded: 1 }]);
  expect(marks.map(loadedOf)).toEqual([first, null]);
  expect(loaderJson(context)).toBe(String.raw`[{"text":"\u003c/script>\u003cscript>alert(1)\u003c/script>"},null]`);
  expect(JSON.parse(loaderJson(context))).toEqual([first, null]);
});

test('what a browser has loaded itself is what it is', () => {
  const [data, text] = [{ list: [] }, 'text'];
  expect([data, text, null, undefined].map(loadedOf)).toEqual([data, text, null, undefined]);
});
