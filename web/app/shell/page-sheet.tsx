import { createContext, use } from 'react';

/** `own`: the rules that this page can show, where it has a sheet of its own; `whole`: the address of the sheet that has them all. */
type Sheet = { own: string | null; whole: string };

/** Given while a page is rendered on the server. */
export const SheetContext = /* @__PURE__ */ createContext<Sheet>({ own: null, whole: '' });

/**
 * The page's style, written by the server alone: the browser leaves in the head what it finds there. A page of guests carries its rules, so that
 * there is no request before the first paint; consoles ask for the whole sheet once. `web/full-stylesheet.ts` reads both.
 */
export function PageSheet() {
  const { own, whole } = use(SheetContext);
  if (own === null) return <link id="css" rel="stylesheet" href={whole} />;
  return <style id="css" data-whole={whole} dangerouslySetInnerHTML={{ __html: own }} />;
}
