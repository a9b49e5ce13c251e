import qrcode from 'qrcode-generator';
import { downloadBlob } from '../../download.ts';

/** Dots of a module: large enough for a poster, and without half ones. */
const DOTS = 24;
/** Empty modules around a code, without which a camera does not find it. */
const QUIET = 4;

/** Has the browser save the QR code of a link as a picture, for print; corrected so far that a smudge does not hurt. */
export async function saveQr(link: string, name: string): Promise<void> {
  const code = qrcode(0, 'Q');
  code.addData(link);
  code.make();
  const count = code.getModuleCount();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = (count + 2 * QUIET) * DOTS;
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (let row = 0; row < count; row += 1)
    for (let at = 0; at < count; at += 1)
      if (code.isDark(row, at)) context.fillRect((at + QUIET) * DOTS, (row + QUIET) * DOTS, DOTS, DOTS);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (file !== null) downloadBlob(file, `${name.replaceAll(/[\\/:*?"<>|]/g, ' ')}.png`);
}
