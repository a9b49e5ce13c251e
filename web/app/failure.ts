import { CODES, type ErrorName } from '@fairbridge/contract/codes.ts';
import type { FieldError } from '@fairbridge/contract/issues.ts';

export type Failure = {
  name: ErrorName | null;
  code: number;
  status: number;
  message: string;
  fields: readonly FieldError[];
  data: Readonly<Record<string, unknown>>;
};

const names = new Map<number, ErrorName>();
for (const name of Object.keys(CODES) as ErrorName[]) names.set(CODES[name].code, name);

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  'message' in value &&
  typeof value.field === 'string';

/**
 * What a failed call says, or null for any other error. It looks at the shape and not at the class:
 * while a page is rendered on the server, the error comes from the server's own copy of the contract.
 */
export function failureOf(error: unknown): Failure | null {
  if (!(error instanceof Error) || !('code' in error) || !('status' in error)) return null;
  const { code, status } = error;
  if (typeof code !== 'number' || typeof status !== 'number') return null;
  const data = 'data' in error && typeof error.data === 'object' && error.data !== null ? { ...error.data } : {};
  const fields = 'fields' in data && Array.isArray(data.fields) ? data.fields.filter(isFieldError) : [];
  return { name: names.get(code) ?? null, code, status, message: error.message, fields, data };
}
