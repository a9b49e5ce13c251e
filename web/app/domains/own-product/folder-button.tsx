import { useRef } from 'react';

/** Asks for a whole folder, with what is in the folders below; phones have no such chooser. */
export function FolderButton({ label, onFiles }: { label: string; onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const ask = (): void => {
    const { current } = input;
    if (current === null) return;
    current.webkitdirectory = true;
    current.click();
  };
  return (
    <>
      <button type="button" className="link pointer-coarse:hidden" onClick={ask}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        className="sr-only"
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
