import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import qrcode from 'qrcode-generator';
import sharp from 'sharp';

/** The film that the browser's camera shows: one for this run, named before the workers begin, which inherit it. */
export const CAMERA_FILM = (process.env['CAMERA_FILM'] ??= path.join(
  tmpdir(),
  `fairbridge-camera-${process.pid}.mjpeg`,
));

const SIDE = 480;

/** Holds a QR code to the camera, until the next one is held there. What opens the camera from now on sees it. */
export async function showToCamera(text: string): Promise<void> {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const picture = `${CAMERA_FILM}.png`;
  await sharp(Buffer.from(code.createSvgTag({ cellSize: 8, margin: 32 })))
    .resize(SIDE, SIDE)
    .flatten({ background: '#fff' })
    .png()
    .toFile(picture);
  const film = ['-loop', '1', '-i', picture, '-t', '1', '-r', '10', '-pix_fmt', 'yuvj420p', '-q:v', '2', CAMERA_FILM];
  execFileSync(process.env['FFMPEG_PATH'] ?? 'ffmpeg', ['-y', '-loglevel', 'error', ...film]);
}
