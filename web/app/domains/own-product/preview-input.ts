import { previewForm, type PreviewForm } from '@fairbridge/contract/own-product/own-product-form.shapes.ts';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const leftOut = (fields: Fields, keys: ReadonlySet<unknown>): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.has(key)));

/** Of an ingredient there is nothing to show before it has a content. */
function whole(attributes: unknown): Fields {
  if (!isFields(attributes)) return {};
  const { ingredients } = attributes;
  const told = Array.isArray(ingredients)
    ? ingredients.filter((one) => isFields(one) && Number.isFinite(one['content']))
    : [];
  return { ...attributes, ingredients: told };
}

/** What of a form that is being written can be shown already: parts that the call would refuse are left out. */
export function previewOf(input: Fields): PreviewForm {
  const given: Fields = { ...input, attributes: whole(input['attributes']) };
  const parsed = previewForm.safeParse(given);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map(({ path }) => path);
  const parts = new Set(
    paths.filter(([key, part]) => key === 'attributes' && part !== undefined).map(([, part]) => part),
  );
  const keys = new Set(paths.filter(([key, part]) => key !== 'attributes' || part === undefined).map(([key]) => key));
  const { attributes, ...others } = given;
  const told = { ...leftOut(others, keys), attributes: isFields(attributes) ? leftOut(attributes, parts) : {} };
  return previewForm.catch(previewForm.parse({})).parse(told);
}
