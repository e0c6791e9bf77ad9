import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

/** Debian's Chromium of the same version without windows and without its viewer of PDFs: cheaper by a quarter. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** The whole browser: CHROMIUM_PATH, or the first that the system has. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? places.find(place => existsSync(place))

/** The browser of journeys that need neither windows nor a viewer of PDFs: the cheaper one where the system has it. */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH || !existsSync(SHELL) ? findChromium() : SHELL
