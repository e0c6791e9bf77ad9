import { type Browser, chromium } from '@playwright/test'
import { findChromium } from './chromium'

/** The browser of what is measured and looked at outside of journeys. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
}
