/** What the configuration of AAC says (AudioSpecificConfig, ISO/IEC 14496-3, 1.6.2.1). */
export type AacConfig = { objectType: number; sampleRate: number; channels: number };

const RATES = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350];
const LOW_COMPLEXITY = 2;
/** Samples of each channel in a frame. */
export const FRAME_SAMPLES = 1_024;

/** Throws a RangeError on what is none. */
export function readAacConfig(bytes: Buffer): AacConfig {
  const bits = bytes.readUInt16BE(0);
  const sampleRate = RATES[(bits >> 7) & 0x0f];
  const channels = (bits >> 3) & 0x0f;
  if (sampleRate === undefined || channels === 0 || channels > 8)
    throw new RangeError('AAC: a configuration that is none');
  return { objectType: bits >> 11, sampleRate, channels };
}

export const SILENT_CONFIG = Buffer.from('1210', 'hex');
const SILENT_FRAMES: Readonly<Record<number, Buffer>> = {
  1: Buffer.from('01182007', 'hex'),
  2: Buffer.from('211004608c1c', 'hex'),
};

/** A frame in which nothing is heard; null where this configuration has none here. */
export function silentFrame({ objectType, channels }: AacConfig): Buffer | null {
  return objectType === LOW_COMPLEXITY ? (SILENT_FRAMES[channels] ?? null) : null;
}
