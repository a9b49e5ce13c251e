let coming: Promise<void> | null = null;

/**
 * Where the page came with the rules of guests alone (`shell/page-sheet.tsx`), those of the workbench and of chat come with the whole sheet.
 * Without it they stand as plain as they are: better than none.
 */
export const loadFullStylesheet = (): Promise<void> =>
  (coming ??= new Promise((come) => {
    const own = document.getElementById('css');
    const href = own?.dataset['whole'] ?? '';
    if (own === null || href === '' || document.querySelector(`link[href="${href}"]`) !== null) {
      come();
      return;
    }
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => come();
    link.onerror = () => come();
    own.after(link);
  }));
