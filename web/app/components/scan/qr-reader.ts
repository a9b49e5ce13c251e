/** What the browser's own reader answers, as far as we ask. */
type Found = { rawValue: string };
type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly Found[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};
declare global {
  interface Window {
    /** Not in every browser, so in no library of types. */
    BarcodeDetector?: DetectorClass;
  }
}

/** Reads the code that the camera sees now, or null. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | null>;

/** A longer side than this tells nothing more of a code that is held to a camera, and costs time. */
const SIDE = 800;

async function ownReader(): Promise<ReadFrame | null> {
  const { BarcodeDetector } = window;
  if (BarcodeDetector === undefined) return null;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  if (!formats.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** The decoder that comes with us, loaded where the browser has none. */
async function loadedReader(): Promise<ReadFrame> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, SIDE / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.floor(video.videoWidth * scale);
    canvas.height = Math.floor(video.videoHeight * scale);
    if (pen === null || canvas.width === 0) return null;
    pen.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(pen.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // no code in this picture
      return null;
    }
  };
}

/** Reads QR codes: by the browser itself where it can, else by a decoder of our own. */
export const qrReader = async (): Promise<ReadFrame> => (await ownReader()) ?? loadedReader();
