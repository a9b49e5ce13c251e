import { isRouteErrorResponse } from 'react-router';
import { failureOf } from '../failure.ts';

type Shown = { status: number; name: string | null; message: string };

/** What an error page may say of an error: status, the error's name, the server's text. */
export function shownOf(error: unknown): Shown {
  if (isRouteErrorResponse(error)) {
    const body: unknown = error.data;
    if (typeof body === 'object' && body !== null && 'failure' in body) {
      const { failure } = body;
      if (typeof failure === 'object' && failure !== null && 'name' in failure && 'message' in failure)
        return { status: error.status, name: String(failure.name), message: String(failure.message) };
    }
    return { status: error.status, name: null, message: '' };
  }
  const failure = failureOf(error);
  return failure === null
    ? { status: 500, name: null, message: '' }
    : { status: failure.status, name: failure.name, message: failure.message };
}
