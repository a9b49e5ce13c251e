import type { FormEvent, ReactNode } from 'react';
import type { Form } from './form.ts';

/**
 * A form that the page sends by itself. It is a POST, so that what was typed never lands in an address while the scripts are still
 * on their way; wrong fields are told by the form's own schema, not by the browser.
 */
export function PostForm({
  form,
  onSubmit,
  onChange,
  className = 'grid gap-5',
  children,
}: {
  /** Whose first wrong field gets the focus. */
  form?: Pick<Form<object>, 'id'>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onChange?: (event: FormEvent<HTMLFormElement>) => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <form
      id={form?.id}
      method="post"
      noValidate
      className={className}
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
    >
      {children}
    </form>
  );
}
