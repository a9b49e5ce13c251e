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
  /** Told where several are dropped although one is asked for; without it the first is taken. */
  onTooMany?: () => void;
  /** Where it is what the screen is about. */
  large?: boolean;
  /** What stands here instead while a file is on its way. */
  sending?: ReactNode;
  id?: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  onFiles: (files: readonly File[]) => void;
  /** The rules, below. */
  children: ReactNode;
};

function Asking({ label, words, describedBy, large, children, onChoose }: DropZoneProps & { onChoose: () => void }) {
  return (
    <>
      <p className={large === true ? 'text-lg' : ''}>
        <span className="max-md:hidden">{words.drop} </span>
        <button
          type="button"
          className="link font-semibold"
          aria-label={`${label}: ${words.choose}`}
          aria-describedby={describedBy}
          onClick={onChoose}
        >
          {words.choose}
        </button>
      </p>
      {children}
    </>
  );
}

/** Where files are dropped, or chosen by a button. */
export function DropZone(props: DropZoneProps) {
  const { label, icon, accept, multiple = true, onTooMany, large = false, id, invalid = false, onFiles } = props;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (given: Iterable<File>): void => {
    const files = [...given];
    if (!multiple && files.length > 1 && onTooMany !== undefined) onTooMany();
    else onFiles(multiple ? files : files.slice(0, 1));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={`grid content-center justify-items-center rounded border-2 border-dashed px-4 text-center ${large ? 'gap-1.5 py-8' : 'gap-1 py-5'} ${over ? 'border-action bg-tint' : invalid ? 'border-bad' : large ? 'border-line bg-card' : 'border-line'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className="text-action">
        <Icon name={icon} size={large ? 32 : 28} />
      </span>
      {props.sending ?? <Asking {...props} onChoose={() => input.current?.click()} />}
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
