import { data } from 'react-router';

/** Every unknown address: the error page of root.tsx with status 404 (specification, section 2). */
export function loader(): never {
  throw data(null, { status: 404 });
}
export const clientLoader = loader;

export default function NotFoundScreen() {
  return null;
}
