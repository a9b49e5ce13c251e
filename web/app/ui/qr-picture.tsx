import qrcode from 'qrcode-generator';

/** Empty modules around a code, without which a camera does not find it. */
const QUIET = 4;

/** A text as a QR code: dark on white in every colour scheme, or cameras fail. */
export default function QrPicture({ text, label }: { text: string; label: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const rows = Array.from({ length: count }, (_, index) => index);
  const dark = rows.flatMap((row) => rows.filter((x) => code.isDark(row, x)).map((x) => `M${x} ${row}h1v1h-1z`));
  const size = count + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      className="size-full rounded-sign bg-white"
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
