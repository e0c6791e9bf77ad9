import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { appRoot, isBuilt } from '~/config/app-root'
import { lowerPriority } from '~/config/lower-priority'
import { isWhole } from '~/config/missing-part'
import { PartMissing } from '~/domain/part-missing'
import type { Answer, Order } from './serve-jobs'

/** Why a child ended in the middle of a job. */
export type DeathCause = 'deadline' | 'memory' | 'crash'

/** The job killed its child, or had to be killed. It must not be tried for ever: see `withoutSecondChance`. */
export class ChildDied extends Error {
  constructor(readonly reason: DeathCause) {
    super(`the child process died of its job: ${reason}`)
  }
}

/** Jobs of one kind, done one at a time in a process of their own. */
export interface ChildRunner<Input, Output> {
  /**
   * Does one job. Input and output cross as structured clones: plain data and Uint8Array; `bytes` of the input through a pipe,
   * so that they are no garbage. They may be given back once the job has ended well.
   * @throws ChildDied when the job killed the child; the next job gets a fresh one
   * @throws Error with the message of what the job itself threw, or when no child could start
   */
  run: (input: Input) => Promise<Output>
  /** Ends the child, also in the middle of a job, which is then refused with a plain Error. */
  stop: () => Promise<void>
}

export interface Bounds {
  /**
   * Of processor time for one job, so that a busy machine condemns no honest piece; six times as much by
   * the clock, which alone counts where there is no /proc.
   */
  deadlineMs: number
  /** Of resident memory; where there is no /proc, of V8's heap alone. */
  memoryBytes: number
  /** How far it stands behind visitors, who wait for an answer: as `nice` counts, where the system grants it. */
  niceness: number
  /** Somebody waits for what it does: it begins like any other, yields once it is ready, and is kept however long nobody asks. */
  warm?: true
}

/** Loading a program, from source on a busy machine too. */
const START_MS = 60_000
const IDLE_MS = 60_000
const LOOK_MS = 100
const BUSY_MACHINE = 6
/**
 * The engine collects and compiles in four threads beside the program's; each that has begun on a processor keeps a visitor's thread
 * from it for a few milliseconds, however far it stands behind (decision 0313).
 */
const FEW_THREADS = ['--single-threaded-gc', '--v8-pool-size=1']

/**
 * Keeps one child for jobs that touch a stranger's bytes, or that visitors are not to feel: whatever they do to it
 * (endless loops, memory without end, a crash), this process goes on serving. The child gets none of our environment,
 * hence no secret, ends after a minute without work, and ends by itself should this process be killed.
 * It yields to visitors with all its threads, those that V8 compiles and collects in too.
 * @param program path below src without extension of a program that calls `serveJobs`; it must also be
 *   an entry of the build (package.json)
 */
export function startChild<Input, Output>(program: string, bounds: Bounds): ChildRunner<Input, Output> {
  const oneAtATime = pLimit(1)
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let stopped = false

  function end() {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }

  async function job(input: Input): Promise<Output> {
    clearTimeout(idle)
    if (stopped) throw new Error('the child process was stopped')
    child ??= await startProgram(program, bounds)
    if (stopped) {
      end()
      throw new Error('the child process was stopped')
    }
    const running = child
    try {
      const output = await order<Output>(running, input, bounds)
      // What it left behind must not be counted against the next one.
      if (usedBy(running).bytes > bounds.memoryBytes / 2) end()
      else if (!bounds.warm) idle = setTimeout(end, IDLE_MS).unref()
      return output
    } catch (error) {
      end()
      throw stopped ? new Error('the child process was stopped') : error
    }
  }

  return {
    run: input => oneAtATime(() => job(input)),
    stop: async () => {
      stopped = true
      end()
    },
  }
}

async function startProgram(program: string, { memoryBytes, niceness, warm }: Bounds): Promise<ChildProcess> {
  const file = isBuilt ? join(appRoot, 'build/app', `${program}.js`) : join(appRoot, 'src', `${program}.ts`)
  const heapMb = Math.ceil(memoryBytes / 1024 / 1024)
  // From source it loads for a second or two of a processor, which a busy machine gives who yields in minutes.
  const yieldsOnceReady = warm || !isBuilt
  const child = fork(file, {
    cwd: appRoot,
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    // Libraries look for a home, which a user without a name has only here.
    env: {
      NODE_ENV: process.env.NODE_ENV,
      PATH: process.env.PATH,
      TMPDIR: tmpdir(),
      HOME: tmpdir(),
    },
    execArgv: [`--max-old-space-size=${heapMb}`, ...FEW_THREADS, ...(isBuilt ? [] : ['--import', 'tsx'])],
  })
  if (child.pid !== undefined && !yieldsOnceReady) lowerPriority(niceness, child.pid)
  child.unref()
  child.channel?.unref()
  // Its end is told as its exit.
  child.stdin?.on('error', () => {})
  if (child.stdin instanceof Socket) child.stdin.unref()
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('error', reject)
    child.once('exit', () => reject(isWhole() ? new Error(`${program} did not start`) : new PartMissing()))
  })
  const late = wait(START_MS, undefined, { ref: false }).then(() => {
    throw new Error(`${program} was not ready in time`)
  })
  await Promise.race([ready, late]).catch(error => {
    child.kill('SIGKILL')
    throw error
  })
  if (yieldsOnceReady) await lowerThreads(child, niceness)
  return child
}

/** Memory that its pipe takes as it lies there: a message would copy it, and every 64 MB of copies have V8 look through its heap. */
function handOver(child: ChildProcess, input: unknown): Order {
  if (typeof input !== 'object' || !input || !('bytes' in input) || !(input.bytes instanceof Uint8Array))
    return { input, piped: null }
  const { bytes, ...rest } = input
  child.stdin?.write(bytes)
  return { input: rest, piped: bytes.length }
}

function order<Output>(child: ChildProcess, input: unknown, bounds: Bounds): Promise<Output> {
  const { cpuMs: before } = usedBy(child)
  return new Promise((resolve, reject) => {
    const died = (reason: DeathCause) => settle(() => reject(new ChildDied(reason)))
    const late = setTimeout(() => died('deadline'), bounds.deadlineMs * BUSY_MACHINE)
    const look = setInterval(() => {
      const { bytes, cpuMs } = usedBy(child)
      if (bytes > bounds.memoryBytes) died('memory')
      if (cpuMs - before > bounds.deadlineMs) died('deadline')
    }, LOOK_MS)
    const answered = (answer: Answer) =>
      settle(() => ('error' in answer ? reject(new Error(answer.error)) : resolve(answer.output as Output)))
    // Without a part of the program it dies of any piece.
    const crashed = () => (isWhole() ? died('crash') : settle(() => reject(new PartMissing())))
    function settle(how: () => void) {
      clearTimeout(late)
      clearInterval(look)
      child.off('message', answered)
      child.off('exit', crashed)
      how()
    }
    child.on('message', answered)
    child.on('exit', crashed)
    child.send(handOver(child, input), error => error && crashed())
  })
}

/** Each thread that has begun by now, those of the engine too; what they begin inherits it. */
async function lowerThreads({ pid = 0 }: ChildProcess, niceness: number) {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [String(pid)])
  for (const thread of threads) lowerPriority(niceness, Number(thread))
}

/**
 * Resident bytes, and processor time on all threads; zeros where the system does not tell. A plain call: the kernel answers it at once,
 * and through other threads it takes seven times as long.
 */
function usedBy({ pid }: ChildProcess): { bytes: number; cpuMs: number } {
  const stat = toldOf(pid)
  // After the name, which may hold anything: utime and stime in hundredths of a second, rss in pages.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const number = (place: number) => Number(fields[place] ?? 0)
  return { bytes: number(21) * 4096, cpuMs: (number(11) + number(12)) * 10 }
}

function toldOf(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
