import { data } from 'react-router';

const missing = (): never => {
  throw data(null, { status: 404 });
};
/** Every unknown address: the error page of root.tsx with status 404 (specification, section 2). */
export const loader = (): never => missing();
export const clientLoader = (): never => missing();

export default function NotFoundScreen() {
  return null;
}
