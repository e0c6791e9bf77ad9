import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

/** The browser of the journeys: CHROMIUM_PATH, or the first that the system has. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? places.find(place => existsSync(place))
