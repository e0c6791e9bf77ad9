import type { Send } from './bare-browser'

/** What the browser itself noted on one page since it was opened. Milliseconds. */
export interface Noted {
  /** Each task of the main thread that took 50 ms or more. */
  longTasks: number[]
  /** From a press or a key to the next picture, one for each that took 16 ms or more. */
  interactions: number[]
}

/** An element by a selector and by words that it contains; `at` counts from the end where it is negative. */
export interface Sought {
  css: string
  words?: string
  at?: number
}

export type SlowedPage = Awaited<ReturnType<typeof slowedPage>>

/** What a person did, and when by the clock of a trace, in microseconds. */
export interface DoneStep {
  words: string
  at: number
}

const PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 100

/** A page of its own whose main thread gets one part in so many of this processor, and what a person does there. */
export async function slowedPage(send: Send, rate: number) {
  const { browserContextId } = await send('Target.createBrowserContext')
  const size = { width: 1280, height: 720 }
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId, ...size })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const ask = (method: string, params?: object) => send(method, params, String(sessionId))
  /** Runs before the scripts of each page that is opened. */
  const before = (script: string) => ask('Page.addScriptToEvaluateOnNewDocument', { source: script })
  await ask('Page.enable')
  await before(`(${note})()`)
  await ask('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  })
  await ask('Emulation.setCPUThrottlingRate', { rate })

  async function evaluate<Value>(expression: string): Promise<Value> {
    const answer = await ask('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    if (answer.exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(answer.exceptionDetails)}`)
    return Reflect.get(Object(answer.result), 'value')
  }

  /** Waits for what is true in the page; a look takes a slowed thread a millisecond or two. */
  async function until<Value>(expression: string): Promise<NonNullable<Value>> {
    const end = Date.now() + PATIENCE_MS
    while (Date.now() < end) {
      await new Promise(resolve => setTimeout(resolve, LOOK_EVERY_MS))
      const value = await evaluate<Value>(expression)
      if (value) return value
    }
    throw new Error(`Never came: ${expression}`)
  }

  const steps: DoneStep[] = []
  const step = (words: string) => void steps.push({ words, at: Number(process.hrtime.bigint() / 1_000n) })

  const count = (sought: Sought) => evaluate<number>(`${all(sought)}.length`)
  const seen = async (sought: Sought) => void (await until(`${all(sought)}.length > 0`))
  const gone = async (sought: Sought) => void (await until(`${all(sought)}.length === 0`))

  /** Where it stood at two looks in turn: a list that is still filtered moves under the pointer. */
  async function whereItStands(sought: Sought): Promise<[number, number]> {
    const look = () => until<[number, number]>(`(${placeOf})(${all(sought)}.at(${sought.at ?? 0}))`)
    let [before, now] = [await look(), await look()]
    while (String(before) !== String(now)) [before, now] = [now, await look()]
    return now
  }

  async function press(sought: Sought) {
    const [x, y] = await whereItStands(sought)
    const at = { x, y, button: 'left', clickCount: 1 }
    step(`press ${sought.words ?? sought.css}`)
    await ask('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
    await ask('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
    await ask('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })
  }

  async function type(text: string) {
    for (const key of text) {
      step(`type ${key}`)
      await ask('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
      await ask('Input.dispatchKeyEvent', { type: 'keyUp', key })
    }
  }

  /** A key that types nothing. @param modifiers 2: Ctrl */
  async function key(key: string, windowsVirtualKeyCode: number, modifiers = 0) {
    const pressed = { key, windowsVirtualKeyCode, modifiers }
    step(`key ${key}`)
    await ask('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...pressed })
    await ask('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed })
  }

  async function chooseFile(css: string, path: string) {
    const { result } = await ask('Runtime.evaluate', {
      expression: `document.querySelector(${JSON.stringify(css)})`,
    })
    step(`choose a file in ${css}`)
    await ask('DOM.setFileInputFiles', { files: [path], objectId: Reflect.get(Object(result), 'objectId') })
  }

  function goTo(url: string) {
    step(`open ${new URL(url).pathname}`)
    return ask('Page.navigate', { url })
  }

  return {
    steps,
    before,
    goTo,
    until,
    count,
    seen,
    gone,
    press,
    type,
    key,
    chooseFile,
    noted: () => evaluate<Noted>(`(${tell})()`),
    close: () => send('Target.disposeBrowserContext', { browserContextId }),
  }
}

/** Those in sight, as an expression of the page. */
const all = ({ css, words = '' }: Sought) =>
  `[...document.querySelectorAll(${JSON.stringify(css)})].filter(one => one.textContent.includes(${JSON.stringify(words)}) && one.checkVisibility())`

/** Runs in the browser: the middle of an element that can be pressed; null while it is not there, or still to be scrolled to. */
function placeOf(element: (HTMLElement & { disabled?: boolean }) | undefined) {
  if (!element || element.disabled) return null
  const { left, top, bottom, width, height } = element.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return [left + width / 2, top + height / 2]
  element.scrollIntoView({ block: 'center' })
  return null
}

/** Runs in the browser, all pictures drawn: it tells of an interaction after the picture that follows it. */
async function tell() {
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
  const { longTasks, interactions } = Reflect.get(globalThis, 'benchNoted')
  return { longTasks, interactions: Object.values(interactions) }
}

/** Runs in the browser, before the page's own scripts. */
function note() {
  const noted = { longTasks: [] as number[], interactions: {} as Record<number, number> }
  Reflect.set(globalThis, 'benchNoted', noted)
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) noted.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const id: number = Reflect.get(entry, 'interactionId')
      if (id) noted.interactions[id] = Math.max(noted.interactions[id] ?? 0, entry.duration)
    }
  }).observe({ type: 'event', buffered: true, ...{ durationThreshold: 16 } })
}
