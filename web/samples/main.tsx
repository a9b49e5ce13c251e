import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import '../app/app.css';
import { langOf } from '../app/i18n/address.ts';
import { htmlLang, LangProvider } from '../app/i18n/lang.tsx';
import { chooseScheme, chosenScheme } from '../app/ui/colour-scheme.ts';
import { Kit } from './kit.tsx';

// as the document marks the portal's pages before their first paint
chooseScheme(chosenScheme());

const lang = langOf(location.pathname);
document.documentElement.lang = htmlLang(lang);
const router = createBrowserRouter([{ path: '*', id: 'root', element: <Kit /> }]);
const place = document.getElementById('kit');
if (place === null) throw new Error('the page has no place for the kit');
createRoot(place).render(
  <LangProvider value={lang}>
    <RouterProvider router={router} />
  </LangProvider>,
);
