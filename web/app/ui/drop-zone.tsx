import { useRef, useState, type ComponentProps, type DragEvent, type ReactNode } from 'react';
import { Icon } from './icons.tsx';

type DropZoneProps = {
  /** What is asked for; the name of the input. */
  label: string;
  icon: ComponentProps<typeof Icon>['name'];
  /** `drop` stands before `choose` where there is a mouse. */
  words: { drop: string; choose: string };
  accept: string;
  /** One file at a time where it is false. */
  multiple?: boolean;
  id?: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  onFiles: (files: readonly File[]) => void;
  /** The rules, below. */
  children: ReactNode;
};

/** Where files are dropped, or chosen by a button. */
export function DropZone(props: DropZoneProps) {
  const { label, icon, words, accept, multiple = true, id, describedBy, invalid = false, onFiles, children } = props;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: Iterable<File>): void => onFiles([...files].slice(0, multiple ? undefined : 1));
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={`grid justify-items-center gap-1 rounded border-2 border-dashed px-4 py-5 text-center ${over ? 'border-action bg-tint' : invalid ? 'border-bad' : 'border-line'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className="text-action">
        <Icon name={icon} size={28} />
      </span>
      <p>
        <span className="max-md:hidden">{words.drop} </span>
        <button
          type="button"
          className="link font-semibold"
          aria-label={`${label}: ${words.choose}`}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          {words.choose}
        </button>
      </p>
      {children}
      <input
        ref={input}
        id={id}
        type="file"
        multiple={multiple}
        tabIndex={-1}
        className="sr-only"
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          take(event.target.files ?? []);
          // the same file may be chosen again after it was mended
          event.target.value = '';
        }}
      />
    </div>
  );
}
