import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Duplex, Readable, Writable } from 'node:stream'
import { chromium } from '@playwright/test'
import { findChromium } from '../../tests/support/browser/chromium'

/** Asks the browser, or with a session one of its pages, for something of the DevTools protocol. */
export type Send = (method: string, params?: object, session?: string) => Promise<Record<string, unknown>>

interface Answer {
  id?: number
  /** Told without being asked. */
  method?: string
  params?: Record<string, unknown>
  result?: Record<string, unknown>
  error?: { message: string }
}

const FLAGS = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-features=PreloadTopChromeWebUI,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  '--hide-scrollbars',
  '--lang=fr-FR',
]

/**
 * Chromium over its own pipe. Playwright puts 300 kB of its own script into each page that it looks for an element in, and
 * follows each request and each frame there: on a slowed main thread that alone makes tasks that no visitor has.
 */
export async function bareBrowser() {
  const profile = await mkdtemp(join(tmpdir(), 'siteligible-browser-'))
  const child = spawn(
    findChromium() ?? chromium.executablePath(),
    [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      env: { ...process.env, LANGUAGE: 'fr' },
    },
  )
  const { send, told } = protocolOver(child.stdio[3], child.stdio[4])
  async function close() {
    const exit = child.exitCode === null ? once(child, 'exit') : null
    await send('Browser.close')
    await exit
    await rm(profile, { recursive: true, force: true })
  }
  return { send, told, close }
}

/** Messages are JSON, a zero byte after each. */
function protocolOver(to: unknown, from: unknown) {
  if (!(to instanceof Writable || to instanceof Duplex) || !(from instanceof Readable))
    throw new Error('The browser has no pipe')
  const asked = new Map<number, (answer: Answer) => void>()
  const awaited = new Map<string, (params: Answer['params']) => void>()
  let rest = ''
  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages) {
      const answer: Answer = JSON.parse(message)
      if (answer.id !== undefined) asked.get(answer.id)?.(answer)
      else if (answer.method) awaited.get(answer.method)?.(answer.params)
    }
  })
  let last = 0
  const send: Send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      const id = ++last
      asked.set(id, ({ result, error }) => {
        asked.delete(id)
        if (result) resolve(result)
        else reject(new Error(`${method}: ${error?.message}`))
      })
      to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
  /** Resolves with the next event of this name. */
  const told = (method: string) =>
    new Promise<Answer['params']>(resolve => {
      awaited.set(method, params => {
        awaited.delete(method)
        resolve(params)
      })
    })
  return { send, told }
}
