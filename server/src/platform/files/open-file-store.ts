import path from 'node:path';
import type { Config } from '../../config.ts';
import type { FileStore } from './file-store.ts';
import { LocalFileStore } from './local-file-store.ts';
import { S3FileStore } from './s3-file-store.ts';

/** The bucket where one is configured, checked first; else a folder of this machine. */
export async function openFileStore(config: Config, onError: (error: Error) => void): Promise<FileStore> {
  const { S3_BUCKET: bucket, S3_ENDPOINT, S3_ACCESS_KEY = '', S3_SECRET_KEY = '', S3_REGION: region } = config;
  if (bucket === undefined) return new LocalFileStore(path.join(config.DATA_DIR, 'files'));
  const endpoint = S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  const settings = { endpoint, bucket, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY, region };
  const store = new S3FileStore({ ...settings, pathStyle: config.S3_PATH_STYLE }, onError);
  await store.check();
  return store;
}
