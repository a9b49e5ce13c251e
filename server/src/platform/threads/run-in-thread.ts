import { Worker } from 'node:worker_threads';

export type ThreadLimits = {
  milliseconds: number;
  heapMegabytes: number;
  /** Whether what it prints is dropped. */
  quiet?: boolean;
};

/**
 * Runs a module in a thread of its own, which finds `data` as its `workerData` and posts one answer. Null where it ended without one: it
 * took too long or too much memory, or gave up. Fails as the module does.
 */
export async function runInThread<Answer>(
  file: URL,
  data: unknown,
  { milliseconds, heapMegabytes, quiet = false }: ThreadLimits,
): Promise<Answer | null> {
  const thread = new Worker(file, {
    workerData: data,
    execArgv: [],
    stdout: quiet,
    stderr: quiet,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  const clock = setTimeout(() => void thread.terminate(), milliseconds);
  try {
    return await new Promise((resolve, reject) => {
      thread.on('message', (answer: Answer) => resolve(answer));
      thread.on('error', (err: Error & { code?: string }) =>
        err.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(null) : reject(err),
      );
      thread.on('exit', () => resolve(null));
    });
  } finally {
    clearTimeout(clock);
    void thread.terminate();
  }
}
