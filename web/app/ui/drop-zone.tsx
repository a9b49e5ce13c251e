import { useRef, useState, type ComponentProps, type DragEvent, type ReactNode, type RefObject } from 'react';
import { Icon } from './icons.tsx';
import { usePastedFiles } from './use-pasted-files.ts';

type ChooserProps = {
  /** What is asked for; the name of the input. */
  label: string;
  accept: string;
  multiple?: boolean;
  id?: string | undefined;
  /** Everything that was chosen, dropped or pasted, however much was asked for: who takes it says what is too much. */
  onFiles: (files: readonly File[]) => void;
};

/** Opens the chooser of files, or the camera of a phone. */
export type OpenFileDialog = (from?: 'camera') => void;

/** The hidden input that a button leads to. */
export function useFileChooser({ label, accept, multiple = true, id, onFiles }: ChooserProps): {
  input: ReactNode;
  ask: OpenFileDialog;
} {
  const input = useRef<HTMLInputElement>(null);
  const ask: OpenFileDialog = (from) => {
    const { current } = input;
    if (current === null) return;
    // the same input: a camera gives one picture, and every kind is welcome
    if (from === 'camera') current.capture = 'environment';
    else current.removeAttribute('capture');
    current.multiple = multiple && from !== 'camera';
    current.click();
  };
  return {
    ask,
    input: (
      <input
        ref={input}
        id={id}
        type="file"
        multiple={multiple}
        tabIndex={-1}
        className="sr-only"
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // the same file may be chosen again after it was mended
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    ),
  };
}

/** Of what is pasted: where pictures are asked for, every kind of picture; who takes it looks closer. */
const takesOf =
  (accept: string) =>
  ({ type }: File): boolean =>
    type.startsWith('image/') ? accept.startsWith('image/') : type !== '' && accept.includes(type);

/** Takes what is dropped on an element or pasted into the page; `over` while something hangs above it. */
export function useDropped(
  accept: string,
  onFiles: ChooserProps['onFiles'],
): {
  over: boolean;
  zone: {
    ref: RefObject<HTMLDivElement | null>;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
} {
  const [over, setOver] = useState(false);
  const ref = usePastedFiles(takesOf(accept), onFiles);
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');
  return {
    over,
    zone: {
      ref,
      onDragOver: (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      },
    },
  };
}

type DropZoneProps = ChooserProps & {
  icon: ComponentProps<typeof Icon>['name'];
  /** `drop` stands before `choose` where there is a mouse; `photo` opens the camera, where there is one. */
  words: { drop: string; choose: string; photo?: string };
  /** Where it is what the screen is about. */
  large?: boolean;
  /** What stands here instead while a file is on its way. */
  sending?: ReactNode;
  describedBy?: string | undefined;
  invalid?: boolean;
  /** The rules, below. */
  children: ReactNode;
};

function Asking({ label, words, describedBy, large, children, ask }: DropZoneProps & { ask: OpenFileDialog }) {
  return (
    <>
      <p className={large === true ? 'text-lg' : ''}>
        <span className="max-md:hidden">{words.drop} </span>
        <button
          type="button"
          className="link font-semibold max-md:min-h-9 max-md:first-letter:uppercase"
          aria-label={`${label}: ${words.choose}`}
          aria-describedby={describedBy}
          onClick={() => ask()}
        >
          {words.choose}
        </button>
        {words.photo !== undefined && (
          <button
            type="button"
            className="link ml-4 hidden min-h-9 font-semibold pointer-coarse:inline"
            aria-label={`${label}: ${words.photo}`}
            onClick={() => ask('camera')}
          >
            {words.photo}
          </button>
        )}
      </p>
      {children}
    </>
  );
}

/** Where files are dropped or pasted, or chosen by a button. */
export function DropZone(props: DropZoneProps) {
  const { icon, large = false, invalid = false } = props;
  const { over, zone } = useDropped(props.accept, props.onFiles);
  const { input, ask } = useFileChooser(props);
  return (
    <div
      className={`grid content-center justify-items-center rounded border-2 border-dashed px-4 text-center ${large ? 'gap-1.5 py-8' : 'gap-1 py-5'} ${over ? 'border-action bg-tint' : invalid ? 'border-bad' : large ? 'border-line bg-card' : 'border-line'}`}
      {...zone}
    >
      <span className="text-action">
        <Icon name={icon} size={large ? 32 : 28} />
      </span>
      {props.sending ?? <Asking {...props} ask={ask} />}
      {input}
    </div>
  );
}
