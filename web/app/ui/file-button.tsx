import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { useFileChooser } from './drop-zone.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> & {
  /** What is asked for; the name of the input, which only the button leads to. */
  label: string;
  accept: string;
  onFile: (file: File) => void;
};

/** A button that asks for one file of the machine. */
export function FileButton({ label, accept, onFile, ...button }: Props) {
  const { input, ask } = useFileChooser({
    label,
    accept,
    multiple: false,
    onFiles: ([file]) => file !== undefined && onFile(file),
  });
  return (
    <>
      <Button {...button} onClick={() => ask()} />
      {input}
    </>
  );
}
