import { execFile, spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';

/** What a program in the cage may use up. */
export type SandboxLimits = {
  /** Seconds of the processor's time. */
  cpuSeconds: number;
  /** Seconds by the clock, for a machine that is busy with other things. */
  wallSeconds: number;
  memoryBytes: number;
  /** Of any file it writes. */
  fileBytes: number;
};
export type SandboxResult = { ended: 'well' | 'badly' | 'cut'; out: string };

const LIMITER = '/usr/bin/prlimit';
const NICE = '/usr/bin/nice';
const UNSHARE = '/usr/bin/unshare';
const SETPRIV = '/usr/bin/setpriv';
const OUT_CHARACTERS_MAX = 200_000;

/** Can a program be caged on this machine? The programs are Linux's own (package util-linux). */
export const hasSandbox = (): boolean => [LIMITER, NICE, SETPRIV].every((program) => existsSync(program));

let isolation: Promise<readonly string[]> | null = null;
/** A network of its own that leads nowhere, where the kernel lets us make one. Asked once. */
function withoutNetwork(): Promise<readonly string[]> {
  const words = [UNSHARE, '--user', '--map-root-user', '--net'];
  isolation ??= new Promise((resolve) => {
    execFile(UNSHARE, [...words.slice(1), '/bin/true'], { env: {} }, (error) => resolve(error === null ? words : []));
  });
  return isolation;
}

type ProcessLimits = Omit<SandboxLimits, 'wallSeconds'>;

/** The program and its words, bounded in memory, time and what it writes, last in line for the processor; it dies with this process. */
async function sandboxed(program: string, args: readonly string[], limits: ProcessLimits): Promise<string[]> {
  const bounds = [`--as=${limits.memoryBytes}`, `--cpu=${Math.ceil(limits.cpuSeconds)}`, `--fsize=${limits.fileBytes}`];
  const last = [NICE, '-n', '19', ...(await withoutNetwork()), SETPRIV, '--pdeathsig', 'KILL', program];
  return [...bounds, '--nofile=64', '--core=0', ...last, ...args];
}

/** Ends a program and whatever it started. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // it ended by itself in this moment
  }
}

export type SandboxedProcess = {
  input: Writable;
  /** What it says. */
  output: Readable;
  /** Once it has ended, however. */
  ended: Promise<void>;
  kill: () => void;
};

/** Starts a program that goes on reading what strangers send (G45), bounded as by `runSandboxed` but for the clock. */
export async function startSandboxed(
  program: string,
  args: readonly string[],
  folder: string,
  limits: ProcessLimits,
): Promise<SandboxedProcess> {
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn(LIMITER, await sandboxed(program, args, limits), {
    cwd: folder,
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
  });
  // what ended reads no more
  child.stdin.on('error', () => {});
  const ended = new Promise<void>((resolve) => {
    child.on('error', () => resolve());
    child.on('close', () => resolve());
  });
  return { input: child.stdin, output: child.stdout, ended, kill: () => killGroup(child) };
}

/**
 * Runs a program that reads what strangers sent (G45): bounded in memory, time and what it writes, last in line for the processor, without network,
 * environment and input, in a folder of its own; it dies with this process. `cut` means that it was stopped for using too much.
 */
export async function runSandboxed(
  program: string,
  args: readonly string[],
  folder: string,
  limits: SandboxLimits,
  signal: AbortSignal,
): Promise<SandboxResult> {
  // a group of its own, so that whatever it starts is killed with it
  const child: ChildProcessByStdio<null, Readable, null> = spawn(LIMITER, await sandboxed(program, args, limits), {
    cwd: folder,
    env: {},
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const kill = (): void => killGroup(child);
  const timer = setTimeout(kill, limits.wallSeconds * 1000);
  signal.addEventListener('abort', kill, { once: true });
  if (signal.aborted) kill();
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (out.length > OUT_CHARACTERS_MAX) kill();
  });
  try {
    return await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve({ ended: code === 0 ? 'well' : code === null ? 'cut' : 'badly', out }));
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
  }
}
