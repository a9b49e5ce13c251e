import { data, redirectDocument, type ClientLoaderFunctionArgs } from 'react-router';
import { asRecord } from '../stored-item.ts';

const missing = (): never => {
  throw data(null, { status: 404 });
};
/** Every unknown address: the error page of root.tsx with status 404 (specification, section 2). */
export const loader = (): never => missing();

/** A document that began on a public page does not know the pages of the console (thin-manifest.ts): they load anew. */
const CONSOLE = /\/organizer(\/|$)/;
const knowsConsole = (): boolean =>
  'for-organizer' in asRecord(asRecord(Reflect.get(window, '__reactRouterManifest'))['routes']);

export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Response =>
  CONSOLE.test(new URL(request.url).pathname) && !knowsConsole() ? redirectDocument(request.url) : missing();

export default function NotFoundScreen() {
  return null;
}
